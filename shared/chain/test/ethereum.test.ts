import { expect, test } from '@jest/globals';
import { thrownText } from '@mortar/protocol';
import { verifyEthereum } from '../src/verify/index.ts';
import { ethereumWallet } from '../src/testing/ethereum.ts';
import { findWallets, isDeclined } from '../src/wallets/index.ts';
import { announce, pageWallet } from './ethereum-page.ts';

let count = 0;
/** A wallet that this page has from now on, and how the page finds it. */
async function announced(name = `Wallet ${(count += 1)}`) {
  const page = pageWallet(ethereumWallet());
  announce(page, { name, rdns: name.toLowerCase().replaceAll(' ', '.') });
  const found = (await findWallets()).find((each) => each.name === name)!;
  return { page, found };
}
const asked = ({ asked: questions }: { asked: { method: string }[] }) => questions.map(({ method }) => method);

test('it takes what only sets window.ethereum where no wallet announces itself, and that through its own words', async () => {
  const page = pageWallet(ethereumWallet());
  page.provider.isMetaMask = true;
  Object.assign(window, { ethereum: page.provider });
  const [found, ...others] = await findWallets();
  expect([found?.name, found?.type, others]).toEqual(['MetaMask', '1', []]);
  page.refusal = { code: 4001, message: 'User rejected the request.' };
  await expect(found!.connect()).rejects.toMatchObject({ code: 4001 });
  page.refusal = undefined;
  const wallet = await found!.connect();
  expect([wallet.address, wallet.chainId]).toEqual([page.account.address, 1]);
  Reflect.deleteProperty(window, 'ethereum');
});

test('it finds every wallet that announces itself, once each, with its name and its own picture', async () => {
  const [one, two] = [await announced('Ember'), await announced('Glaze')];
  announce(one.page, { name: 'Ember', rdns: 'ember', icon: 'https://elsewhere.example/icon.png' });
  const found = await findWallets();
  expect(found.filter(({ name }) => ['Ember', 'Glaze'].includes(name)).map(({ id }) => id)).toEqual(['6963:ember', '6963:glaze']);
  expect(found.some(({ icon }) => icon?.startsWith('https:'))).toBe(false);
  expect([...asked(one.page), ...asked(two.page)]).toEqual([]);
});

test('it connects the wallet that was chosen and no other, and signs so that the server believes it', async () => {
  const [one, other] = [await announced(), await announced()];
  one.page.chains = [137];
  const wallet = await one.found.connect();
  expect([wallet.address, wallet.chainId, wallet.type]).toEqual([one.page.account.address, 137, '1']);
  const text = 'Welcome — 歡迎';
  const signature = await wallet.sign(text);
  await expect(verifyEthereum({ text, address: wallet.address, signature }, undefined)).resolves.toBe('valid');
  expect(asked(other.page)).toEqual([]);
});

test('it gives back an account that was shown before without a question, and none where none was', async () => {
  const { page, found } = await announced();
  await expect(found.restore()).resolves.toBeUndefined();
  page.isConnected = true;
  await expect(found.restore()).resolves.toMatchObject({ address: page.account.address });
  expect(asked(page)).not.toContain('eth_requestAccounts');
  expect(asked(page)).not.toContain('personal_sign');
});

test.each([
  ['a person who declined', { code: 4001, message: 'User rejected the request.' }, true],
  ['a refusal that another error wraps', { message: 'It failed', cause: { code: 4001 } }, true],
  ['words of a person who declined, without a code of that', { code: -32000, message: 'Transaction was rejected by the user' }, true],
  ['a transaction that could not be made', { code: -32003, message: 'Transaction rejected.' }, false],
  ['a server that had enough', { code: -32005, message: 'Request denied: rate limit' }, false],
  ['a request that is open already', { code: -32002, message: "Request of type 'eth_requestAccounts' already pending" }, false],
])('it passes on what the wallet threw: %s', async (_what, refusal, declined) => {
  const { page, found } = await announced();
  page.refusal = refusal;
  const error: unknown = await found.connect().catch((thrown: unknown) => thrown);
  expect([isDeclined(error), thrownText(error)]).toEqual([declined, refusal.message]);
});

test('it tells of other accounts, and of none when the wallet goes, but not when it only looks for its network', async () => {
  const { page, found } = await announced();
  const wallet = await found.connect();
  const seen: (readonly string[])[] = [];
  const stop = wallet.watch({ accounts: (addresses) => seen.push(addresses) });
  const { address } = ethereumWallet();
  page.tell('accountsChanged', [address]);
  page.tell('disconnect', { code: 1013 });
  page.tell('disconnect', { code: 4900 });
  stop();
  page.tell('accountsChanged', []);
  expect(seen).toEqual([[address], []]);
});

test('it misses no account that was changed, or taken away, before anybody listened', async () => {
  const { page, found } = await announced();
  const wallet = await found.connect();
  const [before, after] = [[], []] as (readonly string[])[][];
  wallet.watch({ accounts: (addresses) => before!.push(addresses) });
  await new Promise((resolve) => setTimeout(resolve));
  page.account = ethereumWallet();
  page.tell('accountsChanged', [page.account.address]);
  wallet.watch({ accounts: (addresses) => after!.push(addresses) });
  await new Promise((resolve) => setTimeout(resolve));
  expect([before, after]).toEqual([[[page.account.address]], [[page.account.address]]]);
  page.isConnected = false;
  const gone: (readonly string[])[] = [];
  wallet.watch({ accounts: (addresses) => gone.push(addresses) });
  await new Promise((resolve) => setTimeout(resolve));
  expect(gone).toEqual([[]]);
});

test('it believes what the wallet tells over what it was asked for meanwhile, and says nothing once it was stopped', async () => {
  const { page, found } = await announced();
  const wallet = await found.connect();
  const [first, second] = [ethereumWallet(), ethereumWallet()];
  const seen: (readonly string[])[] = [];
  page.account = first;
  wallet.watch({ accounts: (addresses) => seen.push(addresses) });
  page.tell('accountsChanged', [second.address]);
  wallet.watch({ accounts: (addresses) => seen.push(addresses) })();
  await new Promise((resolve) => setTimeout(resolve));
  expect(seen).toEqual([[second.address]]);
});

test('it tells of another network', async () => {
  const { page, found } = await announced();
  const wallet = await found.connect();
  const chains: number[] = [];
  const stop = wallet.watch({ accounts: () => undefined, chain: (chainId) => chains.push(chainId) });
  page.tell('chainChanged', '0x89');
  stop();
  page.tell('chainChanged', '0x1');
  expect(chains).toEqual([137]);
});

test('it asks for another network, and adds one that the wallet does not know', async () => {
  const { page, found } = await announced();
  page.chains = [10, 1];
  const wallet = await found.connect();
  await wallet.switchChain!(1);
  expect(page.chains[0]).toBe(1);
  expect(asked(page)).not.toContain('wallet_addEthereumChain');
  await wallet.switchChain!(137);
  expect(page.chains[0]).toBe(137);
  const added = page.asked.find(({ method }) => method === 'wallet_addEthereumChain')!.params;
  expect(added).toMatchObject([{ chainId: '0x89', chainName: 'Polygon', nativeCurrency: { symbol: 'POL', decimals: 18 } }]);
});

test('it says so where a network is unknown to both', async () => {
  const { found } = await announced();
  const wallet = await found.connect();
  await expect(wallet.switchChain!(424_242)).rejects.toMatchObject({ code: 4902 });
});
