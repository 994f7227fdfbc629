import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { $wayOn, signedIn } from '@mortar/host';
import { CODES } from '@mortar/protocol';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { envelope, startApi, succeed, type Reply } from '../../shared/client/test/api-server.ts';
import { axeFindings } from '../../shared/ui/src/testing/axe.ts';
import { forgetCookies, KEY, recorded, SESSION, showDialog, startScope } from './site.tsx';

const EMAIL = 'kirayu@mail.hk';
const TICKET = 't'.repeat(43);

let api: Awaited<ReturnType<typeof startApi>>;
let bound: Reply;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => {
  api.received.length = 0;
  bound = succeed(SESSION);
  api.reply = (request, response) => (request.path.endsWith('sendemail') ? succeed({ resendafter: 60 }) : bound)(request, response);
});
afterEach(forgetCookies);
afterAll(() => api.close());

function Where() {
  return <output data-testid="place">{useLocation().pathname}</output>;
}

async function open(props: Record<string, unknown>, session = false) {
  const scope = startScope({ api: api.url, ...(session && { session: { ...SESSION, email: '' } }) });
  const [sessions, close] = [recorded(signedIn, scope), jest.fn()];
  const view = await showDialog('login', scope, { close, props, at: '/games', beside: <Where /> });
  return { ...view, scope, sessions, close, user: userEvent.setup(), way: () => scope.getState($wayOn) };
}

/** Through both views to the end, as a person goes. */
async function through(props: Record<string, unknown>, session = false) {
  const opened = await open({ view: 'bind/email', email: EMAIL, ...props }, session);
  await screen.findByRole('dialog', { name: 'Verify Your Email' });
  await opened.user.click(screen.getByRole('button', { name: 'Send Verification Code' }));
  await opened.user.type(await screen.findByRole('textbox', { name: 'Verification code' }), '7123{Enter}');
  return opened;
}
const sent = () => api.received.filter(({ path }) => path.endsWith('bindingemail')).map(({ body }) => JSON.parse(body) as unknown);

test('it opens at bind/email with the address that was passed', async () => {
  await open({ view: 'bind/email', email: EMAIL });
  await screen.findByRole('dialog', { name: 'Verify Your Email' });
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe(EMAIL);
  expect(await axeFindings()).toEqual([]);
});

test('it ends the sign-in that was passed, and leads to the path that was passed', async () => {
  const { sessions, way } = await through({ registertype: 4, openid: TICKET, path: '/im' });
  await waitFor(() => expect(sessions).toEqual([SESSION]));
  expect(sent()).toEqual([{ registertype: 4, openid: TICKET, email: EMAIL, code: '7123', key: KEY }]);
  expect([way(), api.received.length]).toEqual([{ kind: 'go', to: '/im' }, 2]);
});

test('it ends with a refresh of the page where no path was passed, for who is signed in too', async () => {
  const { sessions, way } = await through({}, true);
  await waitFor(() => expect(sessions).toEqual([SESSION]));
  expect([sent(), way()]).toEqual([[{ email: EMAIL, code: '7123', key: KEY }], { kind: 'reload' }]);
});

test('it goes to the path at once where the address is bound already', async () => {
  bound = envelope(CODES.alreadyBound);
  const { close, sessions } = await through({ path: '/im' }, true);
  await waitFor(() => expect([close.mock.calls.length, screen.getByTestId('place').textContent]).toEqual([1, '/im']));
  expect(sessions).toEqual([]);
});

test('it opens at signing in the next time, unless it is asked for again', async () => {
  const { scope, unmount } = await open({ view: 'bind/email' });
  await screen.findByRole('dialog', { name: 'Verify Your Email' });
  unmount();
  await showDialog('login', scope);
  await screen.findByRole('dialog', { name: 'Log in' });
});
