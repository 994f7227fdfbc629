import { bitcoinWallet, solanaWallet, type TestWallet } from '@mortar/chain/testing';
import type { Page } from '@playwright/test';

/** Lets a page have a text signed by a key that it cannot reach. */
async function expose(page: Page, name: string, wallet: TestWallet): Promise<TestWallet> {
  await page.exposeFunction(name, (text: string) => wallet.sign(text));
  return wallet;
}

/** Runs in the page: a provider in UniSat's form. */
function putBitcoin({ address, publickey }: { address: string; publickey: string }): void {
  const { mortarBitcoin } = window as unknown as { mortarBitcoin: (text: string) => Promise<string> };
  const accounts = async () => [address];
  const provider = { requestAccounts: accounts, getAccounts: accounts, getPublicKey: async () => publickey, signMessage: mortarBitcoin };
  Object.assign(window, { unisat: provider });
}

/** Puts a Bitcoin-style wallet with a real key into every document of a page. */
export async function injectBitcoin(page: Page): Promise<TestWallet> {
  const wallet = await expose(page, 'mortarBitcoin', bitcoinWallet('tr'));
  await page.addInitScript(putBitcoin, { address: wallet.address, publickey: wallet.publickey ?? '' });
  return wallet;
}

/** Runs in the page: a wallet of the Wallet Standard. @param alphabet of base58, by which the page and the key's side speak */
function putSolana({ address, alphabet }: { address: string; alphabet: string }): void {
  const { mortarSolana } = window as unknown as { mortarSolana: (text: string) => Promise<string> };
  const bytesOf = (text: string) => {
    const hex = [...text].reduce((sum, sign) => sum * 58n + BigInt(alphabet.indexOf(sign)), 0n).toString(16);
    const even = hex.length % 2 === 0 ? hex : `0${hex}`;
    const zeros = /^1*/.exec(text)![0].length;
    return Uint8Array.from([...Array.from({ length: zeros }, () => 0), ...(even.match(/../g) ?? []).map((pair) => parseInt(pair, 16))]);
  };
  const account = { address, publicKey: bytesOf(address), chains: ['solana:mainnet'], features: ['solana:signMessage'] };
  const signMessage = async ({ message }: { message: Uint8Array }) => [
    { signedMessage: message, signature: bytesOf(await mortarSolana(new TextDecoder().decode(message))) },
  ];
  const wallet = {
    version: '1.0.0',
    name: 'Basalt Wallet',
    icon: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    chains: ['solana:mainnet'],
    accounts: [],
    features: {
      'standard:connect': { version: '1.0.0', connect: async () => ({ accounts: [account] }) },
      'solana:signMessage': { version: '1.1.0', signMessage },
    },
  };
  const register = (api: { register(wallet: unknown): void }) => api.register(wallet);
  window.addEventListener('wallet-standard:app-ready', (event) => register((event as CustomEvent<never>).detail));
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }));
}

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Puts a Solana-style wallet with a real key into every document of a page. */
export async function injectSolana(page: Page): Promise<TestWallet> {
  const wallet = await expose(page, 'mortarSolana', solanaWallet());
  await page.addInitScript(putSolana, { address: wallet.address, alphabet: BASE58 });
  return wallet;
}
