import { expect, test } from '@jest/globals';
import { base58 } from '@scure/base';
import { isSignedBySolana } from '../src/verify/index.ts';
import { solanaWallet } from '../src/testing/solana.ts';
import type { TestWallet } from '../src/testing/wallet.ts';
import { findWallets, isDeclined } from '../src/wallets/index.ts';

const accountOf = ({ address }: TestWallet, chain = 'solana:mainnet') => ({
  address,
  publicKey: base58.decode(address),
  chains: [chain],
  features: ['solana:signMessage'],
});

/** Puts a wallet of the Wallet Standard into this page. */
function register(name: string, { chain, signs = true }: { chain?: string; signs?: boolean } = {}) {
  const key = solanaWallet();
  const page = { key, silent: [] as boolean[], isShown: false, declines: false, tell: (_accounts: TestWallet[]) => undefined as void };
  const signMessage = async ({ message }: { message: Uint8Array }) => {
    if (page.declines) throw new Error('User rejected the request.');
    return [{ signedMessage: message, signature: base58.decode(await key.sign(new TextDecoder().decode(message))) }];
  };
  const wallet = {
    version: '1.0.0',
    name,
    icon: 'data:image/png;base64,AA==',
    chains: ['solana:mainnet'],
    accounts: [],
    features: {
      'standard:connect': {
        version: '1.0.0',
        async connect({ silent = false } = {}) {
          page.silent.push(silent);
          if (!silent) page.isShown = true;
          return { accounts: page.isShown ? [accountOf(key, chain)] : [] };
        },
      },
      'standard:events': {
        version: '1.0.0',
        on(_event: string, heard: (change: unknown) => void) {
          page.tell = (accounts) => heard({ accounts: accounts.map((account) => accountOf(account)) });
          return () => (page.tell = () => undefined);
        },
      },
      ...(signs && { 'solana:signMessage': { version: '1.1.0', signMessage } }),
    },
  };
  const tell = (api: { register(wallet: unknown): void }) => api.register(wallet);
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: tell }));
  window.addEventListener('wallet-standard:app-ready', (event) => tell((event as CustomEvent<never>).detail));
  return page;
}
const find = async (wanted: string) => (await findWallets()).find(({ name }) => name === wanted);

test('it finds a wallet of the Wallet Standard that signs texts, and no other', async () => {
  register('Quartz');
  register('Mute', { signs: false });
  expect([(await find('Quartz'))?.type, await find('Mute')]).toEqual(['4', undefined]);
});

test('it connects and signs so that the server believes it', async () => {
  const page = register('Basalt');
  const wallet = await (await find('Basalt'))!.connect();
  const text = 'Welcome — 歡迎';
  expect(wallet.address).toBe(page.key.address);
  expect(isSignedBySolana({ text, address: wallet.address, signature: await wallet.sign(text) })).toBe(true);
  page.declines = true;
  expect(isDeclined(await wallet.sign(text).catch((error: unknown) => error))).toBe(true);
});

test('it gives back an account that was shown before without a question', async () => {
  const page = register('Slate');
  const found = (await find('Slate'))!;
  await expect(found.restore()).resolves.toBeUndefined();
  page.isShown = true;
  await expect(found.restore()).resolves.toMatchObject({ address: page.key.address });
  expect(page.silent).toEqual([true, true]);
});

test('it takes an account of another chain for none', async () => {
  register('Chalk', { chain: 'bitcoin:mainnet' });
  await expect((await find('Chalk'))!.connect()).rejects.toThrow('The wallet shows no account.');
});

test('it tells of other accounts until nobody listens any more', async () => {
  const page = register('Marble');
  const wallet = await (await find('Marble'))!.connect();
  const seen: (readonly string[])[] = [];
  const stop = wallet.watch({ accounts: (addresses) => seen.push(addresses) });
  const other = solanaWallet();
  page.tell([other]);
  page.tell([]);
  stop();
  page.tell([other]);
  expect(seen).toEqual([[other.address], []]);
});
