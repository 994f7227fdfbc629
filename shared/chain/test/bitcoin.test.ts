import { afterEach, expect, test } from '@jest/globals';
import { isSignedByBitcoin } from '../src/verify/index.ts';
import { bitcoinWallet } from '../src/testing/bitcoin.ts';
import { findWallets } from '../src/wallets/index.ts';

/** A Bitcoin-style provider as UniSat puts it into a page. */
function pageBitcoin(wallet = bitcoinWallet('wpkh')) {
  const kinds: string[] = [];
  let shown: string[] = [];
  let heard: ((accounts: string[]) => void) | undefined;
  return {
    wallet,
    kinds,
    tell: (accounts: string[]) => heard?.(accounts),
    provider: {
      requestAccounts: async () => (shown = [wallet.address]),
      getAccounts: async () => shown,
      getPublicKey: async () => wallet.publickey!,
      signMessage(text: string, kind: string) {
        kinds.push(kind);
        return wallet.sign(text);
      },
      on: (_event: string, listener: (accounts: string[]) => void) => void (heard = listener),
      removeListener: () => void (heard = undefined),
    },
  };
}

afterEach(() => {
  for (const place of ['unisat', 'okxwallet', 'bitkeep']) Reflect.deleteProperty(window, place);
});

test('it finds each Bitcoin-style wallet by its name', async () => {
  const { provider } = pageBitcoin();
  Object.assign(window, { unisat: provider, okxwallet: { bitcoin: provider }, bitkeep: {} });
  expect((await findWallets()).map(({ name, type }) => [name, type])).toEqual([
    ['UniSat', '3'],
    ['OKX Wallet', '3'],
  ]);
});

test.each([
  ['wpkh', 'bip322-simple'],
  ['tr', 'bip322-simple'],
  ['pkh', 'ecdsa'],
] as const)('it signs with its public key so that the server believes it: %s by %s', async (kind, way) => {
  const page = pageBitcoin(bitcoinWallet(kind));
  Object.assign(window, { unisat: page.provider });
  const [found] = await findWallets();
  await expect(found!.restore()).resolves.toBeUndefined();
  const wallet = await found!.connect();
  const signature = await wallet.sign('Welcome');
  const { address, publickey } = wallet;
  expect(page.kinds).toEqual([way]);
  expect(isSignedByBitcoin({ text: 'Welcome', address, signature, publicKey: publickey! })).toBe(true);
  await expect(found!.restore()).resolves.toMatchObject({ address });
});

test('it tells of other accounts until nobody listens any more', async () => {
  const page = pageBitcoin();
  Object.assign(window, { unisat: page.provider });
  const wallet = await (await findWallets())[0]!.connect();
  const seen: (readonly string[])[] = [];
  const stop = wallet.watch({ accounts: (addresses) => seen.push(addresses) });
  page.tell(['bc1q']);
  stop();
  page.tell([]);
  expect(seen).toEqual([['bc1q']]);
});
