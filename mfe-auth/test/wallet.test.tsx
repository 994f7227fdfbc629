import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import type { FoundWallet } from '@mortar/chain/wallets';
import { CODES } from '@mortar/protocol';
import type { SessionData, UserProfile } from '@mortar/protocol/identity';
import { $profile, dialogOpened, profileChanged, signedIn, toastShown } from '@mortar/host';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { scopeBind, type Scope } from 'effector';
import { Provider } from 'effector-react';
import { IntlProvider } from 'react-intl';
import { axeFindings } from '../../shared/ui/src/testing/axe.ts';
import { fromContent } from '../../shared/chain/src/message/content.ts';
import { ethereumWallet } from '../../shared/chain/src/testing/ethereum.ts';
import { announce, pageWallet } from '../../shared/chain/test/ethereum-page.ts';
import { envelope, startApi, succeed, type Reply } from '../../shared/client/test/api-server.ts';
import en from '../locales/en.json' with { type: 'json' };
import { walletChosen } from '../src/features/wallet/index.ts';
import remote from '../src/remote.ts';
import { SESSION, forgetCookies, recorded, startScope } from './site.tsx';

const wallet = pageWallet(ethereumWallet());
const OPTIONS = { chainids: [137], demo: false };
let api: Awaited<ReturnType<typeof startApi>>;
let answers: Record<string, Reply>;

beforeAll(async () => {
  api = await startApi();
  announce(wallet, { name: 'Ember', rdns: 'test.ember' });
});
beforeEach(() => {
  api.received.length = 0;
  Object.assign(wallet, { account: ethereumWallet(), asked: [], refusal: undefined, chains: [1], isConnected: false });
  const times = { issuedat: '2026-03-01T10:00:00.000Z', expirationtime: '2026-03-01T10:05:00.000Z' };
  const site = { family: 'ethereum', domain: 'a.example', uri: 'https://a.example' };
  answers = {
    'wallet/options': succeed(OPTIONS),
    'wallet/nonce': (request, response) =>
      succeed({ nonce: '0123456789abcdef', address: wallet.account.address, ...site, ...times })(request, response),
    'wallet/login': succeed(SESSION),
    'bind/wallet/address': (request, response) => succeed({ walletaddress: wallet.account.address })(request, response),
    'unbind/wallet/address': succeed({ walletaddress: '' }),
    logout: succeed({}),
  };
  api.reply = (request, response) => {
    const path = Object.keys(answers)
      .sort((a, b) => b.length - a.length)
      .find((end) => request.path.split('?')[0]!.endsWith(end));
    answers[path ?? '']?.(request, response);
  };
});
afterEach(() => {
  wallet.silence();
  forgetCookies();
  localStorage.clear();
});
afterAll(() => api.close());

async function open(purpose: string, scope: Scope, more: Record<string, unknown> = {}) {
  const { Dialog } = await remote.dialogs!['wallet']!();
  const close = jest.fn();
  const view = await act(async () =>
    render(
      <Provider value={scope}>
        <IntlProvider locale="en" messages={en}>
          <Dialog close={close} props={{ purpose, ...more } as never} signal={new AbortController().signal} />
        </IntlProvider>
      </Provider>,
    ),
  );
  return { ...view, close, user: userEvent.setup(), toasts: recorded(toastShown, scope) };
}
const visitor = () => startScope({ api: api.url });
const person = (more: Partial<SessionData> = {}) => startScope({ api: api.url, session: { ...SESSION, ...more } });
const calls = () => api.received.map(({ path }) => path.split('?')[0]!.replace('/api/accountservice/', ''));
const asked = () => wallet.asked.map(({ method }) => method);
const bodyOf = (end: string) => JSON.parse(api.received.find(({ path }) => path.endsWith(end))!.body) as Record<string, string>;

test('it signs in by a text that names the nonce, with the key of the session, and keeps which wallet it was', async () => {
  const scope = visitor();
  const sessions = recorded(signedIn, scope);
  const { toasts } = await open('login', scope);
  await waitFor(() => expect(sessions).toEqual([SESSION]));
  expect(calls()).toEqual(['open/wallet/options', 'open/wallet/nonce', 'open/wallet/login']);
  const { type, content, key, nonce } = bodyOf('wallet/login');
  expect([type, fromContent(content!)?.includes('Nonce: 0123456789abcdef'), key !== undefined, nonce]).toEqual([
    '1',
    true,
    true,
    undefined,
  ]);
  expect(toasts).toEqual([{ type: 'success', text: 'Login sucessfully' }]);
  expect([localStorage.getItem('walletType'), localStorage.getItem('walletAccount')]).toEqual(['1', wallet.account.address]);
});

test.each([
  ['nothing of a person who declined', { code: 4001, message: 'User rejected the request.' }, ''],
  ['what the wallet threw', { code: -32002, message: 'Request already pending' }, 'Request already pending'],
  ["'web3 error' of a wallet without words", {}, 'web3 error'],
  ["'web3 error' in the place of an object", new Error(String({})), 'web3 error'],
  ['the words that an error wraps', new Error(String({}), { cause: { message: 'Locked' } }), 'Locked'],
  ['what was thrown as a text', 'Locked', 'Locked'],
])('it says %s, and asks again on demand', async (_what, refusal, said) => {
  wallet.refusal = refusal;
  const scope = visitor();
  const sessions = recorded(signedIn, scope);
  const { user } = await open('login', scope);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('status').textContent).toBe(said);
  expect(await axeFindings()).toEqual([]);
  wallet.refusal = undefined;
  await user.click(retry);
  await waitFor(() => expect(sessions).toHaveLength(1));
});

test.each([
  ['nothing when the signature is declined', { code: 4001 }, ''],
  ["'sign error !' when the wallet does not sign", { code: -32603, message: 'Internal error' }, 'sign error !'],
])('it says %s', async (_what, refusal, said) => {
  wallet.isConnected = true;
  wallet.refusal = refusal;
  await open('login', visitor());
  await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('status').textContent).toBe(said);
  expect(calls()).not.toContain('open/wallet/login');
});

test("it says 'The contract is error' where the network of a contract cannot be asked", async () => {
  answers['wallet/login'] = envelope(CODES.chainUnreachable);
  await open('login', visitor());
  await screen.findByText('The contract is error');
});

test('it has a wallet on a strange network switch to one of the site, added where it must be, before it signs', async () => {
  wallet.chains = [10];
  const scope = visitor();
  const sessions = recorded(signedIn, scope);
  await open('login', scope);
  await waitFor(() => expect(sessions).toHaveLength(1));
  expect(asked().filter((method) => method.startsWith('wallet_'))).toEqual([
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
    'wallet_switchEthereumChain',
  ]);
  expect(fromContent(bodyOf('wallet/login')['content']!)).toContain('Chain ID: 137');
});

test('it lets a wallet that answers late be, once it was cancelled', async () => {
  const scope = visitor();
  const sessions = recorded(signedIn, scope);
  let answer = () => undefined as unknown;
  answers['wallet/nonce'] = (request, response) =>
    (answer = () =>
      succeed({
        nonce: '0123456789abcdef',
        address: wallet.account.address,
        family: 'ethereum',
        domain: 'a',
        uri: 'b',
        issuedat: '',
        expirationtime: '',
      })(request, response));
  const { user } = await open('login', scope);
  await waitFor(() => expect(api.received).toHaveLength(2));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  answer();
  await waitFor(() => expect(asked()).toContain('personal_sign'));
  await screen.findByRole('button', { name: 'Try again' });
  expect([sessions, calls().includes('open/wallet/login')]).toEqual([[], false]);
});

test('it offers no end of what the server is doing already', async () => {
  answers['wallet/login'] = () => undefined;
  await open('login', visitor());
  await screen.findByText('Logging in...');
  expect(screen.getByRole('button', { name: 'Cancel' }).getAttribute('aria-disabled')).toBe('true');
});

test('it shows the chooser on demand although there is but one wallet, with the marked demo wallet where the site has one', async () => {
  answers['wallet/options'] = succeed({ ...OPTIONS, demo: true });
  wallet.refusal = { code: 4001 };
  const { user } = await open('login', visitor());
  await user.click(await screen.findByRole('button', { name: 'Other ways' }));
  expect(await screen.findByRole('button', { name: 'Ember' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Demo wallet' })).toBeTruthy();
  expect(screen.getByText('A test wallet of this browser', { exact: false })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'WalletConnect' })).toBeNull();
  expect(await axeFindings()).toEqual([]);
});

test('it calls a wallet that does not say its name by what it is', async () => {
  const found = { id: 'injected', type: '1', name: '', connect: () => new Promise(() => undefined), restore: async () => undefined };
  const scope = visitor();
  await open('login', scope);
  await act(async () => scopeBind(walletChosen, { scope })(found as unknown as FoundWallet));
  expect(screen.getByRole('dialog').textContent).toContain('Open Browser wallet and pick the account');
});

test('it keeps the other ways behind a press: the relay where there is one, and what is to come', async () => {
  wallet.refusal = { code: 4001 };
  const links = { walletConnect: { projectId: 'p' } };
  const { user, toasts } = await open('login', startScope({ api: api.url, links }));
  await user.click(await screen.findByRole('button', { name: 'Other ways' }));
  const more = (await screen.findByText('More')).closest('details')!;
  expect([
    more.open,
    within(more)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ]).toEqual([false, ['WWalletConnect', 'TTelegram', 'MMobile wallet']]);
  await user.click(screen.getByText('More'));
  expect(more.open).toBe(true);
  await user.click(within(more).getByText('Telegram'));
  expect(toasts).toEqual([{ type: 'info', text: 'Coming Soon' }]);
  expect(await axeFindings()).toEqual([]);
});

test('it binds a wallet, shows it from then on, and remembers for a day that somebody was about to', async () => {
  const scope = person();
  scopeBind(profileChanged, { scope })({ uid: 'u1', walletaddress: '' } as UserProfile);
  let wasRemembered = false;
  const bind = answers['bind/wallet/address']!;
  answers['bind/wallet/address'] = (request, response) => {
    wasRemembered = document.cookie.includes('bindWallet=1');
    bind(request, response);
  };
  const { toasts } = await open('bind', scope);
  await waitFor(() => expect(toasts).toEqual([{ type: 'success', text: 'The wallet is added to your account.' }]));
  expect(calls()).toEqual(['open/wallet/options', 'open/wallet/nonce', 'user/bind/wallet/address']);
  expect([wasRemembered, document.cookie.includes('bindWallet')]).toEqual([true, false]);
  expect(scope.getState($profile)?.walletaddress).toBe(wallet.account.address);
});

test('it takes 1511452 for success', async () => {
  answers['bind/wallet/address'] = envelope(CODES.alreadyBound);
  const { toasts } = await open('bind', person());
  await waitFor(() => expect(toasts).toEqual([{ type: 'success', text: 'The wallet is added to your account.' }]));
});

test('it succeeds without a call where the session holds that address already', async () => {
  const { toasts } = await open('bind', person({ walletaddress: wallet.account.address.toLowerCase() }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect([calls(), asked().includes('personal_sign')]).toEqual([['open/wallet/options'], false]);
});

test('it unbinds by the signature of the wallet that goes', async () => {
  const { toasts } = await open('unbind', person({ walletaddress: wallet.account.address }));
  await waitFor(() => expect(toasts).toEqual([{ type: 'success', text: 'The wallet is removed from your account.' }]));
  const { nonce, content } = bodyOf('unbind/wallet/address');
  expect([nonce, fromContent(content!)?.includes('Authorize to disconnect current on-chain address from')]).toEqual([
    '0123456789abcdef',
    true,
  ]);
});

test.each([
  ['0x52908400098527886E0F7030069857D2E4169EE7', 'Please use 0x52908400098527886E0F7030069857D2E4169EE7'],
  ['', 'Please bind one address'],
])('it unbinds no other wallet than the one that is bound: %j', async (walletaddress, said) => {
  await open('unbind', person({ walletaddress }));
  await screen.findByText(said);
  expect(asked()).not.toContain('personal_sign');
});

test('it unbinds the wallet that it is asked for, however many there are, and follows it no more', async () => {
  const { address } = wallet.account;
  localStorage.setItem('walletType', '1');
  localStorage.setItem('walletAccount', address);
  const { toasts } = await open('unbind', person({ walletaddress: '0x52908400098527886E0F7030069857D2E4169EE7' }), {
    address,
    family: 'ethereum',
  });
  await waitFor(() => expect(toasts).toEqual([{ type: 'success', text: 'The wallet is removed from your account.' }]));
  await waitFor(() => expect([localStorage.getItem('walletType'), localStorage.getItem('walletAccount')]).toEqual([null, null]));
});

test('it offers wallets of one family where only such a one will do', async () => {
  answers['wallet/options'] = succeed({ ...OPTIONS, demo: true });
  const address = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
  await open('unbind', person({ walletaddress: address }), { address, family: 'bitcoin' });
  await screen.findByText('No wallet of this kind found in this browser.', { exact: false });
  expect(screen.queryByRole('button', { name: /Ember|Demo|WalletConnect/ })).toBeNull();
  expect(screen.getByText('bc1qar0s…5mdq')).toBeTruthy();
});

test('it says what to do where the sign-in is too old to bind a wallet', async () => {
  answers['bind/wallet/address'] = envelope(CODES.signInAgain);
  await open('bind', person());
  await screen.findByText(`message of ${CODES.signInAgain}`);
  expect(screen.getByText('Log out, log in again, and add the wallet within 15 minutes.')).toBeTruthy();
});

test('it says why the server keeps the last way to sign in', async () => {
  answers['unbind/wallet/address'] = envelope(CODES.lastSignInMethod);
  await open('unbind', person({ walletaddress: wallet.account.address }));
  await screen.findByText(`message of ${CODES.lastSignInMethod}`);
});

test("it connects the person's own wallet without a signature, and follows it", async () => {
  const { address } = wallet.account;
  const before = wallet.listeners('accountsChanged');
  const { toasts } = await open('connect', person({ walletaddress: address }), { address, family: 'ethereum' });
  await waitFor(() => expect(toasts).toEqual([{ type: 'success', text: 'The wallet is connected.' }]));
  expect([calls(), asked().includes('personal_sign'), localStorage.getItem('walletAccount')]).toEqual([
    ['open/wallet/options'],
    false,
    address,
  ]);
  await waitFor(() => expect(wallet.listeners('accountsChanged')).toBeGreaterThan(before));
});

test('it connects no other wallet', async () => {
  const other = '0x52908400098527886E0F7030069857D2E4169EE7';
  await open('connect', person({ walletaddress: other }), { address: other, family: 'ethereum' });
  await screen.findByText(`Please use ${other}`);
  expect(localStorage.getItem('walletAccount')).toBeNull();
});

/** Somebody whose wallet was used before, in a new document. */
async function returned(more: Partial<SessionData> = {}) {
  wallet.isConnected = true;
  const { address } = wallet.account;
  localStorage.setItem('walletType', '1');
  localStorage.setItem('walletAccount', address);
  const scope = person({ walletaddress: address, ...more });
  const dialogs = recorded(dialogOpened, scope);
  const before = wallet.listeners('accountsChanged');
  const { close } = await open('reconnect', scope);
  await waitFor(() => expect(wallet.listeners('accountsChanged')).toBeGreaterThan(before));
  expect(asked()).toContain('eth_accounts');
  expect(close).toHaveBeenCalledTimes(1);
  return { scope, dialogs };
}

test('it follows the wallet in a new document and asks it for nothing', async () => {
  const { dialogs } = await returned();
  act(() => wallet.tell('accountsChanged', [wallet.account.address]));
  expect([dialogs, asked().includes('personal_sign'), asked().includes('eth_requestAccounts'), calls()]).toEqual([[], false, false, []]);
});

test('it signs nothing by another account before the person says so', async () => {
  const { scope, dialogs } = await returned();
  wallet.account = ethereumWallet();
  act(() => wallet.tell('accountsChanged', [wallet.account.address]));
  await waitFor(() => expect(dialogs).toEqual([{ name: 'auth.wallet', props: { purpose: 'account' }, key: 'account' }]));
  const sessions = recorded(signedIn, scope);
  const { user } = await open('account', scope);
  const goOn = await screen.findByRole('button', { name: /^Continue as 0x/ });
  expect([asked().includes('personal_sign'), calls()]).toEqual([false, []]);
  await user.click(goOn);
  await waitFor(() => expect(sessions).toHaveLength(1));
});

test('it lets another account be that answers after its dialog was closed', async () => {
  const { scope } = await returned();
  wallet.account = ethereumWallet();
  act(() => wallet.tell('accountsChanged', [wallet.account.address]));
  let answer = () => undefined as unknown;
  const nonce = answers['wallet/nonce']!;
  answers['wallet/nonce'] = (request, response) => (answer = () => nonce(request, response));
  const { user } = await open('account', scope);
  await user.click(await screen.findByRole('button', { name: /^Continue as 0x/ }));
  await waitFor(() => expect(calls()).toEqual(['open/wallet/nonce']));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  answer();
  await waitFor(() => expect(asked()).toContain('personal_sign'));
  await act(() => new Promise((resolve) => void setTimeout(resolve)));
  expect(calls()).toEqual(['open/wallet/nonce']);
});

test('it lets somebody take up another account for a change of their wallets, and asks again afterwards', async () => {
  const { scope, dialogs } = await returned();
  const { user, unmount } = await open('unbind', scope, { address: ethereumWallet().address, family: 'ethereum' });
  await screen.findByText(/^Please use/);
  wallet.account = ethereumWallet();
  act(() => wallet.tell('accountsChanged', [wallet.account.address]));
  await act(() => new Promise((resolve) => void setTimeout(resolve)));
  expect([dialogs, screen.getByText(/^Please use/) !== null]).toEqual([[], true]);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  unmount();
  act(() => wallet.tell('accountsChanged', [wallet.account.address]));
  await waitFor(() => expect(dialogs).toMatchObject([{ props: { purpose: 'account' } }]));
});

test('it asks nothing of somebody who is binding a wallet', async () => {
  const { dialogs } = await returned({ walletaddress: '' });
  dialogs.length = 0;
  document.cookie = 'bindWallet=1; Path=/';
  act(() => wallet.tell('accountsChanged', [ethereumWallet().address]));
  await act(() => new Promise((resolve) => void setTimeout(resolve)));
  expect(dialogs).toEqual([]);
});

test.each([
  ['signs out whoever has no e-mail address', '', ['user/logout']],
  ['leaves whoever has one signed in', 'kira@mail.hk', []],
])('it forgets a wallet that has gone, and %s', async (_what, email, expected) => {
  await returned({ email });
  act(() => wallet.tell('accountsChanged', []));
  await waitFor(() => expect([localStorage.getItem('walletType'), localStorage.getItem('walletAccount')]).toEqual([null, null]));
  await waitFor(() => expect(calls().map((path) => path.replace('open/', 'user/'))).toEqual(expected));
});
