import { join } from 'node:path';
import type { TestWallet } from '@mortar/chain/testing';
import { getWalletNonce, getWalletOptions, loginByWallet, WALLET_TYPES } from '@mortar/protocol/identity';
import type { Browser, Page } from '@playwright/test';
import { generatePrivateKey, privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts';
import { launchBrowser, pageScript } from '../browser.ts';
import { limited, median, told, type Figure } from '../report.ts';
import { addressOf } from '../server/load.ts';
import { renewedSigns } from '../server/sign.ts';
import type { Stack } from '../stack.ts';
import { caller } from './caller.ts';
import { sessionKey } from './session-key.ts';
import { walletCalls } from './wallet-call.ts';

const ROUNDS = Number(process.env['BENCH_RUNS'] ?? 15);
/** Calls that the page makes between the click and the person's name, in order. */
const CALLS = ([getWalletOptions, getWalletNonce, loginByWallet] as const).map((id) => id.path);
/** Under it lie the calls of wallets that anybody may make; what the page tells of visits is none of them. */
const OF_WALLETS = CALLS[0]!.slice(0, CALLS[0]!.lastIndexOf('/'));
/** A visitor that no other load of this run is. */
const VISITOR = 1999;

/** From the click on 'Continue with a wallet' in the login dialog until the page under it, to which the sign-in leads back, shows who it is. */
async function click(page: Page, origin: string): Promise<number> {
  await page.context().clearCookies();
  await page.goto(`${origin}/?path=%2F`);
  const button = page.getByRole('dialog', { name: 'Log in' }).getByRole('button', { name: 'Continue with a wallet' });
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
    const { path } = getWalletOptions;
    const [, options] = await timed(() => send('GET', path, browser));
    const [given, asked] = await timed(() => nonce(wallet, browser));
    const ready = await signed(wallet, given);
    const [, entered] = await timed(() => login(ready));
    return options + asked + entered;
  };
  return { once, close };
}

/** What runs in each document before the page's own scripts. */
const walletScript = (key: string) =>
  pageScript(join(import.meta.dirname, 'in-page.ts'), { WALLET_KEY: JSON.stringify(key), WALLET_NAME: JSON.stringify('Ember Wallet') });

const walletOf = ({ address, signMessage }: PrivateKeyAccount): TestWallet => ({
  type: WALLET_TYPES.ethereum,
  address,
  sign: (message) => signMessage({ message }),
});

async function openPage(browser: Browser, key: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  await context.addInitScript(await walletScript(key));
  return context.newPage();
}

/** Milliseconds from a click to the person's name. */
const CLICK_MS = 150;

/** A known wallet signs in by one click in a browser that has been here before; beside it, the server's answers alone. */
export async function measureClicks(stack: Stack): Promise<Figure[]> {
  const key = generatePrivateKey();
  const wallet = walletOf(privateKeyToAccount(key));
  const { once, close } = await answers(stack, wallet);
  const browser = await launchBrowser();
  try {
    await once();
    const page = await openPage(browser, key);
    await click(page, stack.url);
    const times = { ours: [] as number[], theirs: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      times.ours.push(await click(page, stack.url));
      times.theirs.push(await once());
    }
    const ms = median(times.ours);
    return [limited('click.ms', ms, 'ms', CLICK_MS), told('click.answers.ms', median(times.theirs), 'ms', 'the click', ms)];
  } finally {
    await browser.close();
    close();
  }
}
