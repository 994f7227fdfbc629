import { ethereumWallet, type TestWallet } from '@mortar/chain/testing';
import { endpoints } from '@mortar/protocol';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { injectWallet } from '../../e2e/harness/injected-wallet.ts';
import { compared, median, type Figure } from '../report.ts';
import { addressOf } from '../server/load.ts';
import { renewedSigns } from '../server/sign.ts';
import type { Stack } from '../stack.ts';
import { caller } from './caller.ts';
import { sessionKey } from './session-key.ts';
import { walletCalls } from './wallet-call.ts';

const ROUNDS = Number(process.env['BENCH_RUNS'] ?? 15);
/** Calls that the page makes between the click and the person's name, in order. */
const CALLS = (['account.walletOptions', 'account.walletNonce', 'account.walletLogin'] as const).map((id) => endpoints[id].path);
/** Under it lie the calls of wallets that anybody may make; what the page tells of visits is none of them. */
const OF_WALLETS = CALLS[0]!.slice(0, CALLS[0]!.lastIndexOf('/'));
/** A visitor that no other load of this run is. */
const VISITOR = 1999;

/** Runs in the page: resolves with the ms from the first click to the frame that shows whose button the header bears. */
function watchClick(name: string): void {
  const isShown = () => document.querySelector(`button[aria-haspopup="menu"][aria-label*="${name}"]`) !== null;
  const clicked = new Promise<number>((resolve) => {
    addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
  });
  const shown = new Promise<number>((resolve) => {
    const look = () => {
      if (!isShown()) return;
      observer.disconnect();
      requestAnimationFrame(() => resolve(performance.now()));
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-label'] });
  });
  const signedIn = Promise.all([clicked, shown]).then(([from, to]) => to - from);
  Object.assign(window, { signedIn });
}

/** From the click on 'Use a wallet' until the page shows who signed in. */
async function click(page: Page, origin: string): Promise<number> {
  await page.context().clearCookies();
  await page.goto(`${origin}/login`);
  const button = page.getByRole('button', { name: 'Use a wallet' });
  await button.waitFor();
  await page.waitForLoadState('networkidle');
  const called: string[] = [];
  page.on('request', (request) => void called.push(new URL(request.url()).pathname));
  await button.click();
  const ms = await page.evaluate<number>('window.signedIn');
  page.removeAllListeners('request');
  const calls = called.filter((path) => path.startsWith(OF_WALLETS));
  if (calls.join() !== CALLS.join()) throw new Error(`the page made other calls than are compared with: ${calls.join(', ')}`);
  return ms;
}

/** How long the server takes for the same calls, each of which waits for the one before. */
async function answers(stack: Stack, wallet: TestWallet) {
  const { send, close } = caller(stack.url, 1);
  const { nonce, signed, login } = walletCalls(send, stack.url, await sessionKey());
  const signs = renewedSigns(stack.url, 1);
  async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
    const start = performance.now();
    return [await work(), performance.now() - start];
  }
  const once = async () => {
    const browser = { ...(await signs())[0], 'x-forwarded-for': addressOf(VISITOR), deviceid: 'bench-click', devicename: 'Benchmark' };
    const { path } = endpoints['account.walletOptions'];
    const [, options] = await timed(() => send('GET', path, browser));
    const [given, asked] = await timed(() => nonce(wallet, browser));
    const ready = await signed(wallet, given);
    const [, entered] = await timed(() => login(ready));
    return options + asked + entered;
  };
  return { once, close };
}

async function openPage(browser: Browser, wallet: TestWallet): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  // What tsx compiles names its functions by this helper, also those that run in the page.
  await context.addInitScript('globalThis.__name = (named) => named');
  const page = await context.newPage();
  await injectWallet(page, 'Ember Wallet', wallet);
  await page.addInitScript(watchClick, wallet.address.slice(0, 6));
  return { context, page };
}

/** A known wallet signs in by one click in a browser that has been here before, against the server's answers alone. */
export async function measureClicks(stack: Stack): Promise<Figure> {
  const wallet = ethereumWallet();
  const { once, close } = await answers(stack, wallet);
  const browser = await chromium.launch({
    executablePath: process.env['MORTAR_CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu'],
  });
  try {
    await once();
    const { page } = await openPage(browser, wallet);
    await click(page, stack.url);
    const times = { ours: [] as number[], theirs: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      times.ours.push(await click(page, stack.url));
      times.theirs.push(await once());
    }
    return compared('click.ms', median(times.ours), 'ms', 'the server’s answers alone', median(times.theirs), { most: 3 });
  } finally {
    await browser.close();
    close();
  }
}
