import { BroadcastChannel as NodeChannel } from 'node:worker_threads';
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { dialogOpened, signedIn, toastShown } from '@mortar/host';
import { CODES, type Locale } from '@mortar/protocol';
import { THIRD_PARTY_CHANNEL } from '@mortar/protocol/identity';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { envelope, startApi, succeed } from '../../shared/client/test/api-server.ts';
import { axeFindings } from '../../shared/ui/src/testing/axe.ts';
import { forgetCookies, KEY, recorded, SESSION, showDialog, startScope, visit } from './site.tsx';

const FLOW = 'f'.repeat(43);
const CODE = 'c'.repeat(43);
const TICKET = 't'.repeat(43);

/** Channels that are open: they would keep the test's process alive, and one that is closed too early says nothing. */
const channels: NodeChannel[] = [];
class Channel extends NodeChannel {
  constructor(name: string) {
    super(name);
    channels.push(this);
  }
}
const opened = { closed: false, close: jest.fn(), location: { replace: jest.fn() } };

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  Object.assign(globalThis, { BroadcastChannel: Channel });
  api = await startApi();
});
beforeEach(() => {
  api.received.length = 0;
  opened.closed = false;
  opened.close.mockClear();
  opened.location.replace.mockClear();
  jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  answer(succeed(SESSION));
});
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
  forgetCookies();
  jest.restoreAllMocks();
});
afterAll(() => api.close());

/** What `open/auto` answers; a second mail may be asked for after so many seconds. */
function answer(reply: typeof api.reply, resendafter = 60): void {
  api.reply = (request, response) => {
    if (request.path.endsWith('start')) return succeed({ url: 'https://id.example/authorize', flow: FLOW })(request, response);
    if (request.path.endsWith('sendemail')) return succeed({ resendafter })(request, response);
    return reply(request, response);
  };
}
const sentTo = (end: string) => api.received.filter(({ path }) => path.endsWith(end)).map(({ body }) => JSON.parse(body) as unknown);

const startAt = (locale: Locale = 'en') => startScope({ api: api.url, locale, links: { thirdParties: [4, 6] } });

async function open(at = '/login?path=%2Fim', locale: Locale = 'en') {
  const scope = startAt(locale);
  const page = await visit(at, scope);
  const google = await screen.findByRole('button', { name: locale === 'en' ? 'Continue with Google' : '以 Google 繼續' });
  return { ...page, scope, google, user: userEvent.setup() };
}

/** The window of the third party says how it ended. */
function tell(message: object): void {
  const channel = new Channel(THIRD_PARTY_CHANNEL);
  const say = channel.postMessage.bind(channel);
  say(message);
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

test.each(['/login', '/reg'])('it offers the third parties on %s that are configured, and no other', async (at) => {
  await open(at);
  expect(screen.getAllByRole('button', { name: /^Continue with/ }).map((button) => button.textContent)).toEqual([
    'Continue with a wallet',
    'Continue with Google',
    'Continue with Discord',
  ]);
  expect(await axeFindings()).toEqual([]);
});

test('it opens a window, leads it to the third party, and signs in with what it tells', async () => {
  const { scope, google, user } = await open();
  const sessions = recorded(signedIn, scope);
  await user.click(google);
  await screen.findByText('Continue in the Google window.');
  await waitFor(() => expect(opened.location.replace).toHaveBeenCalledWith('https://id.example/authorize'));
  tell({ flow: FLOW, code: CODE });
  await waitFor(() => expect(sessions).toEqual([SESSION]));
  expect(sentTo('start')).toEqual([{ registertype: 4, bind: false }]);
  expect(sentTo('auto')).toEqual([{ registertype: 4, openid: '', email: null, code: CODE, key: KEY }]);
  expect(opened.close).toHaveBeenCalled();
});

test('it hears no other window, no other beginning, and nothing without the shape of an answer', async () => {
  const { scope, google, user } = await open();
  const sessions = recorded(signedIn, scope);
  await user.click(google);
  await waitFor(() => expect(opened.location.replace).toHaveBeenCalled());
  const foreign = 'x'.repeat(43);
  window.dispatchEvent(new MessageEvent('message', { data: { flow: FLOW, code: foreign }, origin: 'https://evil.example' }));
  for (const message of [{ flow: 'other', code: foreign }, { flow: FLOW }, { code: foreign }]) tell(message);
  tell({ flow: FLOW, error: 'access_denied' });
  await screen.findByText('You declined access on Google.');
  tell({ flow: FLOW, code: CODE });
  await waitFor(() => expect(sessions).toEqual([SESSION]));
  expect(sentTo('auto')).toEqual([expect.objectContaining({ code: CODE })]);
});

test('it says that the browser blocked the window, and goes on in this tab when that is wished', async () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // jsdom leads nowhere, and says so.
  const { google, user } = await open();
  await user.click(google);
  await screen.findByText('Your browser blocked the Google pop-up.');
  expect(sentTo('start')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Continue in this tab' }));
  await waitFor(() => expect(sentTo('start')).toEqual([{ registertype: 4, bind: false, path: '/' }]));
});

test('it says that the window was closed, and takes an answer all the same that comes after it', async () => {
  const { scope, google, user } = await open();
  const sessions = recorded(signedIn, scope);
  await user.click(google);
  await waitFor(() => expect(opened.location.replace).toHaveBeenCalled());
  opened.closed = true;
  await screen.findByText('You closed the Google window before finishing.', {}, { timeout: 3000 });
  tell({ flow: FLOW, code: CODE });
  await waitFor(() => expect(sessions).toEqual([SESSION]));
});

test('it says that a third party cannot be used which is not there, and closes the window', async () => {
  api.reply = envelope(CODES.thirdPartyUnavailable);
  const { google, user } = await open();
  await user.click(google);
  await screen.findByText('Google isn’t available right now.');
  expect(opened.close).toHaveBeenCalled();
});

test('it shows the server’s message of a refusal, once', async () => {
  answer(envelope(CODES.thirdPartyLoginRefused));
  const { scope, google, user } = await open();
  const toasts = recorded(toastShown, scope);
  await user.click(google);
  await waitFor(() => expect(opened.location.replace).toHaveBeenCalled());
  tell({ flow: FLOW, code: CODE });
  await screen.findByText('message of 1511451');
  expect(toasts).toEqual([]);
});

test('it signs a whole page in that comes back, and the address drops what it brought', async () => {
  const scope = startAt();
  const sessions = recorded(signedIn, scope);
  await visit(`/login?path=%2Fim#auto=6.${FLOW}.${CODE}`, scope);
  await waitFor(() => expect(sessions).toEqual([SESSION]));
  expect(sentTo('auto')).toEqual([{ registertype: 6, openid: '', email: null, code: CODE, key: KEY }]);
  expect(window.location.hash).toBe('');
});

test('it says why a whole page comes back with nothing', async () => {
  await visit(`/login#auto=6.${FLOW}.access_denied`, startAt());
  await screen.findByText('You declined access on Discord.');
  expect(api.received).toEqual([]);
});

test('it speaks Chinese', async () => {
  const { google, user } = await open('/login', 'zh-HK');
  await user.click(google);
  await screen.findByText('請在 Google 的視窗繼續。');
  await waitFor(() => expect(opened.location.replace).toHaveBeenCalled());
});

test('it asks for an address in a dialog where the third party named none, and goes on with its code', async () => {
  answer(envelope(CODES.thirdPartyNeedsEmail, { registertype: 6, openid: TICKET, email: null }));
  const { scope, user, unmount } = await open();
  const dialogs = recorded(dialogOpened, scope);
  const sessions = recorded(signedIn, scope);
  await user.click(screen.getByRole('button', { name: 'Continue with Discord' }));
  await waitFor(() => expect(opened.location.replace).toHaveBeenCalled());
  tell({ flow: FLOW, code: CODE });
  await waitFor(() => expect(dialogs).toEqual([{ name: 'auth.third-party', props: {} }]));
  unmount();
  await showDialog('third-party', scope);
  expect(screen.getByRole('dialog', { name: 'Verify Your Email' })).toBeTruthy();
  expect(await axeFindings()).toEqual([]);
  answer(succeed(SESSION));
  await user.type(field('E-mail'), 'kira@mail.hk');
  await user.click(screen.getByRole('button', { name: 'Send Verification Code' }));
  await screen.findByText('Code Sent');
  await user.type(field('Verification code'), '7123{Enter}');
  await waitFor(() => expect(sessions).toEqual([SESSION]));
  expect(sentTo('auto').at(-1)).toEqual({ registertype: 6, openid: TICKET, email: 'kira@mail.hk', code: '7123', key: KEY });
});

test('it sends a code at once to the address that must be confirmed, and keeps the dialog when the code is wrong', async () => {
  answer(envelope(CODES.thirdPartyNeedsVerification, { registertype: 6, openid: TICKET, email: 'kira@mail.hk' }));
  const { scope, user, unmount } = await open();
  const dialogs = recorded(dialogOpened, scope);
  await user.click(screen.getByRole('button', { name: 'Continue with Discord' }));
  await waitFor(() => expect(opened.location.replace).toHaveBeenCalled());
  tell({ flow: FLOW, code: CODE });
  await waitFor(() => expect(dialogs).toHaveLength(1));
  unmount();
  await showDialog('third-party', scope);
  expect(screen.getByRole('dialog', { name: 'Verification' })).toBeTruthy();
  await screen.findByText('Code Sent');
  answer(envelope(CODES.wrongCode));
  await user.type(field('Verification code'), '7123{Enter}');
  await screen.findByText('message of 1512012');
  expect(sentTo('auto').at(-1)).toMatchObject({ openid: TICKET, email: 'kira@mail.hk', code: '7123' });
});

test('it offers a mail with the link once too many codes were wrong, and goes on with what the link left in the browser', async () => {
  answer(envelope(CODES.thirdPartyNeedsVerification, { registertype: 6, openid: TICKET, email: 'kirayu@mail.hk' }), 0);
  const { scope, user, unmount } = await open();
  const sessions = recorded(signedIn, scope);
  const mails = () => api.received.filter(({ path }) => path.endsWith('sendemail')).length;
  await user.click(screen.getByRole('button', { name: 'Continue with Discord' }));
  await waitFor(() => expect(opened.location.replace).toHaveBeenCalled());
  tell({ flow: FLOW, code: CODE });
  await waitFor(() => expect(mails()).toBe(1));
  unmount();
  await showDialog('third-party', scope);
  await screen.findByText('Code Sent');
  expect(screen.queryByText('Or open the link in the e-mail.')).toBeNull();

  answer(envelope(CODES.codeClosed));
  await user.type(field('Verification code'), '7123{Enter}');
  await screen.findByText(/^Too many wrong codes\. Open the link/);
  expect(screen.queryByLabelText('Verification code')).toBeNull();
  expect(await axeFindings()).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Send an e-mail with the link' }));
  await screen.findByText('We’ve sent a link to kira****@mail.hk.');
  expect([mails(), screen.getByRole('button', { name: /^Send another in \d\d s$/ }).getAttribute('aria-disabled')]).toEqual([2, 'true']);

  answer(envelope(CODES.codeExpired));
  await user.click(screen.getByRole('button', { name: 'I’ve confirmed the address' }));
  await screen.findByText(/^The address isn’t confirmed yet\./);
  answer(succeed(SESSION));
  await user.click(screen.getByRole('button', { name: 'I’ve confirmed the address' }));
  await waitFor(() => expect(sessions).toEqual([SESSION]));
  expect(sentTo('auto').at(-1)).toEqual({ registertype: 6, openid: TICKET, email: 'kirayu@mail.hk', key: KEY });
});
