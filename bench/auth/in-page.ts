// Runs in the page, bundled: a wallet, and a watch of the click. Without it each question would go through the test driver.
import { privateKeyToAccount } from 'viem/accounts';

/** Both are written in by whoever bundles this. */
declare const WALLET_KEY: `0x${string}`;
declare const WALLET_NAME: string;

const account = privateKeyToAccount(WALLET_KEY);
// A wallet signs outside of the page. Tables of the curve, which a first signature makes, are none of the page's work.
void account.signMessage({ message: '' });
const MAINNET = '0x1';
const ICON = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';

/** A provider of EIP-1193 whose person agrees to everything at once. */
const provider = {
  async request({ method, params = [] }: { method: string; params?: unknown[] }): Promise<unknown> {
    if (method === 'eth_chainId') return MAINNET;
    if (method === 'eth_accounts' || method === 'eth_requestAccounts') return [account.address];
    if (method === 'personal_sign') return account.signMessage({ message: { raw: params[0] as `0x${string}` } });
    throw Object.assign(new Error(`${method} is not supported`), { code: 4200 });
  },
  on: () => undefined,
  removeListener: () => undefined,
};

const info = { uuid: 'c3f2b6a4-5b0e-4a3e-9c51-8a2d7e4f6b10', name: WALLET_NAME, icon: ICON, rdns: 'test.bench' };
const detail = Object.freeze({ info, provider });
const announce = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
addEventListener('eip6963:requestProvider', announce);
announce();

const clicked = new Promise<number>((resolve) => {
  addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
});

/** The header bears the button of the person whom the wallet signed in. */
const isShown = () => document.querySelector(`button[aria-haspopup="menu"][aria-label*="${account.address.slice(0, 6)}"]`) !== null;

const shown = new Promise<number>((resolve) => {
  const observer = new MutationObserver(() => {
    if (!isShown()) return;
    observer.disconnect();
    requestAnimationFrame(() => resolve(performance.now()));
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-label'] });
});

/** Ms from the first click to the frame that shows who signed in. */
const signedIn = Promise.all([clicked, shown]).then(([from, to]) => to - from);
Object.assign(window, { signedIn });
