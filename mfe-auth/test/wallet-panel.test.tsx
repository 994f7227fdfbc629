import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { dialogOpened, type ConfirmRequest } from '@mortar/host';
import { CODES, type Locale } from '@mortar/protocol';
import { WALLET_TYPES, type SessionData, type WalletInfo, type WalletType } from '@mortar/protocol/identity';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'effector-react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { DEMO_ADDRESS, EMBEDDED_CHAIN_ID } from '../../shared/chain/src/message/chains.ts';
import { ethereumWallet } from '../../shared/chain/src/testing/ethereum.ts';
import { announce, pageWallet } from '../../shared/chain/test/ethereum-page.ts';
import { envelope, startApi, succeed, type Reply } from '../../shared/client/test/api-server.ts';
import { axeFindings } from '../../shared/ui/src/testing/axe.ts';
import en from '../locales/en.json' with { type: 'json' };
import zhHk from '../locales/zh-HK.json' with { type: 'json' };
import remote from '../src/remote.ts';
import { PROFILE } from './settings/site.tsx';
import { SESSION, forgetCookies, recorded, startScope } from './site.tsx';

/** Of the account that every copy of Foundry prints at its start. */
const DEMO_KEY = '0x2a871d0798f97d79848a013d4936a73bf4cc922c825d33c1cf7073dff6d409c6';

const wallet = pageWallet(ethereumWallet());
const BITCOIN = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const ETH = { currency: 'ETH', balance: '1234500000000000000', decimals: 18, chainid: 1 };
const POL = { currency: 'POL', balance: '7000000000000000000', decimals: 18, chainid: 137 };
const BTC = { currency: 'BTC', balance: '100300', decimals: 8, chainid: 0 };
const ORDI = { id: `${'a'.repeat(64)}i0`, number: 1207, tick: 'ordi', contenttype: 'text/plain;charset=utf-8' };
const PICTURE = { id: `${'b'.repeat(64)}i0`, number: 8, tick: '', contenttype: 'image/png' };
const NONE: WalletInfo = { family: 'ethereum', state: 'ok', currencies: [], inscriptions: [], inscriptionsstate: 'none' };

let api: Awaited<ReturnType<typeof startApi>>;
let held: Reply;
beforeAll(async () => {
  api = await startApi();
  announce(wallet, { name: 'Ember', rdns: 'test.ember' });
});
beforeEach(() => {
  api.received.length = 0;
  Object.assign(wallet, { account: ethereumWallet(), asked: [], refusal: undefined, chains: [1], isConnected: true });
  api.reply = (request, response) => {
    const { path } = request;
    if (path.includes('wallet/profile')) return held(request, response);
    return succeed(path.includes('wallet/options') ? { chainids: [1, 137], demo: false } : {})(request, response);
  };
});
afterEach(() => {
  wallet.silence();
  forgetCookies();
  localStorage.clear();
});
afterAll(() => api.close());

const holds = (address: string, info: Partial<WalletInfo>) =>
  void (held = succeed({ ...PROFILE, walletaddress: address, wallet: { ...NONE, ...info } }));

interface Opening {
  type?: WalletType;
  session?: Partial<SessionData>;
  locale?: Locale;
  /** What a question is answered with. */
  choice?: 1 | 2;
}

/** Opens the panel of somebody whose wallet was used in this browser before. */
async function open(address: string, { type = WALLET_TYPES.ethereum, session, locale = 'en', choice = 1 }: Opening = {}) {
  localStorage.setItem('walletType', type);
  localStorage.setItem('walletAccount', address);
  const questions: ConfirmRequest[] = [];
  const onConfirm = (question: ConfirmRequest) => (questions.push(question), choice);
  const scope = startScope({ api: api.url, locale, session: { ...SESSION, walletaddress: address, ...session }, onConfirm });
  const { Dialog } = await remote.dialogs!['wallet-panel']!();
  const close = jest.fn();
  const dialogs = recorded(dialogOpened, scope);
  const view = await act(async () =>
    render(
      <Provider value={scope}>
        <IntlProvider locale={locale} messages={locale === 'en' ? en : zhHk}>
          <MemoryRouter>
            <Dialog close={close} props={{} as never} signal={new AbortController().signal} />
          </MemoryRouter>
        </IntlProvider>
      </Provider>,
    ),
  );
  const panel = within(await screen.findByRole('dialog', { name: locale === 'en' ? 'Wallet' : '錢包' }));
  return { ...view, scope, panel, dialogs, questions, close, user: userEvent.setup() };
}

const asked = () => wallet.asked.map(({ method }) => method);
const kept = () => ['walletType', 'walletAccount', 'inscriptions'].map((key) => localStorage.getItem(key));
const currencies = (panel: ReturnType<typeof within>) =>
  within(panel.getByRole('list', { name: 'Currencies' }))
    .getAllByRole('button')
    .map((button) => button.textContent);

test('it shows the connected wallet, its network and what it holds there, and another currency at a press', async () => {
  const { address } = wallet.account;
  holds(address, { currencies: [ETH, POL] });
  wallet.chains = [137, 1];
  const { panel, user, dialogs } = await open(address);
  expect(await panel.findByText('Connected')).toBeTruthy();
  expect(panel.getByText('Ember')).toBeTruthy();
  expect(panel.getByText(address)).toBeTruthy();
  expect(panel.getByRole('button', { name: 'Network: Polygon' })).toBeTruthy();
  expect((await panel.findByText('on Polygon')).previousElementSibling?.textContent).toBe('7 POL');
  expect(currencies(panel)).toEqual(['ETH Ethereum 1.2345', 'POL Polygon 7']);
  await user.click(panel.getByRole('button', { name: /^ETH/ }));
  expect(panel.getByText('on Ethereum').previousElementSibling?.textContent).toBe('1.2345 ETH');
  expect(await axeFindings()).toEqual([]);
  await user.click(panel.getByRole('button', { name: 'Copy the address' }));
  expect(await navigator.clipboard.readText()).toBe(address);
  expect(dialogs.map(({ name }) => name)).toEqual(['shell.copied']);
  expect(asked().filter((method) => ['personal_sign', 'eth_requestAccounts'].includes(method))).toEqual([]);
});

test('it switches the network, which the wallet is told of where it does not know it, and follows the wallet itself', async () => {
  const { address } = wallet.account;
  holds(address, { currencies: [ETH, POL] });
  const { panel, user } = await open(address);
  await user.click(await panel.findByRole('button', { name: 'Network: Ethereum' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Polygon' }));
  expect(await panel.findByRole('button', { name: 'Network: Polygon' })).toBeTruthy();
  expect(asked().filter((method) => method.startsWith('wallet_'))).toEqual([
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
    'wallet_switchEthereumChain',
  ]);
  act(() => wallet.tell('chainChanged', '0x1'));
  expect(await panel.findByRole('button', { name: 'Network: Ethereum' })).toBeTruthy();
  act(() => wallet.tell('chainChanged', '0xa'));
  expect(await panel.findByRole('button', { name: 'Network: Network 10' })).toBeTruthy();
});

test.each([
  ['nothing where the person declines the switch', { code: 4001, message: 'User rejected the request.' }, ''],
  ['what the wallet threw', { code: -32002, message: 'Request already pending' }, 'Request already pending'],
])('it says %s', async (_what, refusal, said) => {
  const { address } = wallet.account;
  holds(address, { currencies: [ETH] });
  const { panel, user } = await open(address);
  await user.click(await panel.findByRole('button', { name: 'Network: Ethereum' }));
  wallet.switchRefusal = refusal;
  await user.click(await screen.findByRole('menuitemradio', { name: 'Polygon' }));
  await waitFor(() => expect(asked()).toContain('wallet_switchEthereumChain'));
  await waitFor(() => expect(panel.getByRole('status').textContent).toBe(said));
  expect(panel.getByRole('button', { name: 'Network: Ethereum' })).toBeTruthy();
  wallet.switchRefusal = undefined;
});

test('it shows BTC first and inscriptions with their tick, and those of the last time until they come', async () => {
  holds(BITCOIN, { family: 'bitcoin', currencies: [BTC], inscriptions: [ORDI, PICTURE], inscriptionsstate: 'ok' });
  const first = await open(BITCOIN, { type: WALLET_TYPES.bitcoin });
  expect(await first.panel.findByText('ordi')).toBeTruthy();
  expect(first.panel.getByText('0.001003', { selector: 'p *' })).toBeTruthy();
  expect(currencies(first.panel)).toEqual(['BTC  0.001003']);
  expect(first.panel.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['BTC  0.001003', 'ordi #1207', 'image/png #8']);
  expect(first.panel.queryByRole('button', { name: /^Network/ })).toBeNull();
  first.unmount();
  held = () => undefined;
  const { panel } = await open(BITCOIN, { type: WALLET_TYPES.bitcoin });
  expect(panel.getByText('ordi')).toBeTruthy();
  expect(panel.queryByRole('list', { name: 'Currencies' })).toBeNull();
});

test.each([
  ['en', 'Bitcoin balances aren’t available here.', 'Inscriptions aren’t available here.'],
  ['zh-HK', '暫不支援查詢 Bitcoin 結餘。', '暫不支援查詢銘文。'],
] as const)('it says what this site has nobody to ask for, in %s', async (locale, coins, inscriptions) => {
  holds(BITCOIN, { family: 'bitcoin', state: 'unset', inscriptionsstate: 'unset' });
  const { panel } = await open(BITCOIN, { type: WALLET_TYPES.bitcoin, locale });
  expect(await panel.findByText(coins)).toBeTruthy();
  expect(panel.getByText(inscriptions)).toBeTruthy();
});

test('it says which networks did not answer, and asks them again', async () => {
  const { address } = wallet.account;
  holds(address, { state: 'unreachable' });
  const { panel, user } = await open(address);
  expect(await panel.findByText('The networks aren’t answering.')).toBeTruthy();
  holds(address, { currencies: [ETH] });
  await user.click(panel.getByRole('button', { name: 'Try again' }));
  expect(await panel.findByText('No answer from Polygon.')).toBeTruthy();
  expect(panel.getByText('on Ethereum').previousElementSibling?.textContent).toBe('1.2345 ETH');
  holds(address, { currencies: [ETH, POL] });
  await user.click(panel.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(currencies(panel)).toHaveLength(2));
  expect(panel.queryByText('No answer from Polygon.')).toBeNull();
});

test('it says that nothing is inscribed, and that the server of inscriptions is silent', async () => {
  holds(BITCOIN, { family: 'bitcoin', currencies: [{ ...BTC, balance: '0' }], inscriptionsstate: 'unreachable' });
  const { panel, user } = await open(BITCOIN, { type: WALLET_TYPES.bitcoin });
  expect(await panel.findByText('The inscriptions service isn’t answering.')).toBeTruthy();
  expect(currencies(panel)).toEqual(['BTC  0']);
  holds(BITCOIN, { family: 'bitcoin', currencies: [BTC], inscriptionsstate: 'ok' });
  await user.click(panel.getByRole('button', { name: 'Try again' }));
  expect(await panel.findByText('This address holds no inscriptions.')).toBeTruthy();
});

test('it says that it could not be read, and reads it at a second try', async () => {
  const { address } = wallet.account;
  held = envelope(CODES.internal, null, 503);
  const { panel, user } = await open(address);
  const alert = within(await panel.findByRole('alert'));
  expect(alert.getByText('We couldn’t load your wallet')).toBeTruthy();
  holds(address, { currencies: [ETH] });
  await user.click(alert.getByRole('button', { name: 'Try again' }));
  expect(await panel.findByText('on Ethereum')).toBeTruthy();
});

test('it lets the wallet go after a question, forgets it, and offers to connect it', async () => {
  const { address } = wallet.account;
  holds(address, { currencies: [ETH] });
  const { panel, user, questions, dialogs } = await open(address);
  await panel.findByText('on Ethereum');
  await panel.findByText('Connected');
  await user.click(panel.getByRole('button', { name: 'Disconnect' }));
  expect(await panel.findByText('Not connected in this browser')).toBeTruthy();
  expect(questions).toMatchObject([{ title: 'Disconnect the wallet?', content: expect.stringContaining('you stay logged in') }]);
  expect([kept(), wallet.listeners('accountsChanged')]).toEqual([[null, null, null], expect.any(Number)]);
  await user.click(panel.getByRole('button', { name: 'Connect' }));
  expect(dialogs).toMatchObject([{ name: 'auth.wallet', props: { purpose: 'connect', address, family: 'ethereum' } }]);
  expect(api.received.some(({ path }) => path.endsWith('logout'))).toBe(false);
});

test('it keeps the wallet where the person thinks better of it', async () => {
  const { address } = wallet.account;
  holds(address, { currencies: [ETH] });
  const { panel, user, questions } = await open(address, { choice: 2 });
  await panel.findByText('Connected');
  await user.click(panel.getByRole('button', { name: 'Disconnect' }));
  await waitFor(() => expect(questions).toHaveLength(1));
  expect([panel.getByText('Connected') !== null, kept().slice(0, 2)]).toEqual([true, ['1', address]]);
});

test('it warns whoever has no e-mail address that they are logged out with the wallet, and does that', async () => {
  const { address } = wallet.account;
  holds(address, { currencies: [ETH] });
  held = succeed({ ...PROFILE, email: '', walletaddress: address, wallet: { ...NONE, currencies: [ETH] } });
  const { panel, user, questions } = await open(address, { session: { email: '' } });
  await panel.findByText('Connected');
  await user.click(panel.getByRole('button', { name: 'Disconnect' }));
  await waitFor(() => expect(api.received.some(({ path }) => path.endsWith('user/logout'))).toBe(true));
  expect(questions[0]?.content).toContain('you’ll be logged out too');
});

test('it is connected to the demo wallet again after a reload, under the name that marks it, on the one network it has', async () => {
  localStorage.setItem('demo-wallet', DEMO_KEY);
  const chain = { ...ETH, chainid: EMBEDDED_CHAIN_ID };
  holds(DEMO_ADDRESS, { currencies: [chain] });
  const { panel } = await open(DEMO_ADDRESS);
  expect(await panel.findByText('Demo wallet')).toBeTruthy();
  expect(await panel.findByText('on Mortar local chain')).toBeTruthy();
  expect(panel.getByText('Mortar local chain')).toBeTruthy();
  expect(panel.queryByRole('button', { name: /^Network/ })).toBeNull();
});

test('it says that no wallet is bound', async () => {
  held = succeed({ ...PROFILE, wallet: { ...NONE, family: '', state: 'none' } });
  const { panel } = await open('', {});
  expect(await panel.findByText('There is no wallet on your account.')).toBeTruthy();
  expect(panel.queryByRole('button', { name: 'Connect' })).toBeNull();
});
