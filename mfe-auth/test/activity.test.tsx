import { expect, test } from '@jest/globals';
import { CODES, type Locale } from '@mortar/protocol';
import { signedIn, toastShown } from '@mortar/host';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { envelope, succeed } from '../../shared/client/test/api-server.ts';
import { axeFindings } from '../../shared/ui/src/testing/axe.ts';
import { openApi } from './open-api.ts';
import { KEY, recorded, SESSION, startScope, visit } from './site.tsx';

const AT = '/reg?denet=kiln-week&activity=ab12cd34-KILN2345';
const EMAIL = 'kirayu@mail.hk';
const LINK = 'AAAAAAAAAAAAAAAAAAAAAA';
const RUNNING = { joined: 12, target: 500, ended: false, title: 'Kiln week' };

const api = openApi({
  'denet/progress': succeed(RUNNING),
  register: succeed(SESSION),
  'invite/info': succeed({ valid: true, username: 'Mason-7', headimgurl: '' }),
});
const { replies, asked, bodies } = api;

const code = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Verification code' });

async function open(at = AT, locale: Locale = 'en') {
  const user = userEvent.setup();
  const scope = startScope({ api: api.url, locale, inviteCode: 'ABCD' });
  const [sessions, toasts] = [recorded(signedIn, scope), recorded(toastShown, scope)];
  return { ...(await visit(at, scope)), user, sessions, toasts };
}

/** To the code screen, as a person goes. */
async function toCode() {
  const opened = await open();
  await screen.findByText('12 of 500');
  await opened.user.type(screen.getByLabelText('E-mail'), EMAIL);
  await opened.user.type(screen.getByLabelText('Password'), 'Password1{Enter}');
  await screen.findByText('Code Sent');
  return opened;
}

test('it shows how many joined and how many are wanted, and asks for no invitation', async () => {
  await open();
  await screen.findByText('12 of 500');
  expect(screen.getByRole('progressbar', { name: 'Kiln week' }).getAttribute('aria-valuetext')).toBe('12 of 500');
  expect(screen.queryByLabelText('Invite code (optional)')).toBeNull();
  expect(api.received.map(({ path, query }) => [path, Object.fromEntries(query)])).toEqual([
    ['/api/accountservice/open/denet/progress', { denet: 'kiln-week' }],
  ]);
  expect(await axeFindings()).toEqual([]);
});

test('it registers by the activity and its key in place of a picture and an invitation', async () => {
  const { user, sessions } = await toCode();
  expect(asked('sendemail').map(({ query }) => Object.fromEntries(query))).toEqual([{ email: EMAIL, type: '1', sendEmailType: 'denet' }]);
  await user.type(await code(), '7123{Enter}');
  await waitFor(() => expect(sessions).toEqual([SESSION]));
  expect(bodies('register')).toEqual([
    { email: EMAIL, password: expect.any(String), key: KEY, denet: 'kiln-week', activity: 'ab12cd34-KILN2345', code: '7123' },
  ]);
});

test('it shows the message of a failure as a tip under the code, and nowhere else', async () => {
  replies['register'] = envelope(CODES.activityOver);
  const { user, toasts } = await toCode();
  await user.type(await code(), '7123{Enter}');
  await screen.findByText('message of 1512038');
  expect(toasts).toEqual([]);
});

test.each([
  ['that has ended', succeed({ ...RUNNING, ended: true })],
  ['that nobody knows', envelope(CODES.activityOver)],
])('it lets people sign up without an activity %s', async (_what, reply) => {
  replies['denet/progress'] = reply;
  const { user, place } = await open();
  await screen.findByLabelText('Invite code (optional)');
  await user.type(screen.getByLabelText('E-mail'), EMAIL);
  await user.type(screen.getByLabelText('Password'), 'Password1{Enter}');
  await code();
  expect(new URLSearchParams(place().split('?')[1]).get('sendEmailType')).toBe('reg');
});

test('it says in a tip what the server says of an activity that nobody knows', async () => {
  replies['denet/progress'] = envelope(CODES.activityOver);
  const { toasts } = await open();
  await waitFor(() => expect(toasts).toEqual([{ type: 'error', text: 'message of 1512038' }]));
});

test('it knows the activity again when the link of the mail is followed, and asks for the password', async () => {
  const { unmount } = await toCode();
  unmount();
  const { user, sessions } = await open(`/verification?email=kirayu%40mail.hk&sendEmailType=denet#link=${LINK}`);
  await user.click(await screen.findByRole('button', { name: 'Confirm this address' }));
  await user.type(await screen.findByLabelText('Password'), 'Password1{Enter}');
  await waitFor(() => expect(sessions).toHaveLength(1));
  expect(asked('email/confirm').map(({ query }) => query.get('sendEmailType'))).toEqual(['denet']);
  expect(bodies('register')[0]).toMatchObject({ denet: 'kiln-week', activity: 'ab12cd34-KILN2345' });
});

test('it says where to go on when the link is followed in a browser that knows of no activity', async () => {
  await open(`/verification?email=kirayu%40mail.hk&sendEmailType=denet#link=${LINK}`);
  await screen.findByText('Go back to the tab where you started and enter the code from this e-mail there.');
  expect(api.received).toEqual([]);
});

test('it asks nothing of an activity where the address names none', async () => {
  await open('/reg?denet=kiln-week');
  await screen.findByLabelText('Invite code (optional)');
  expect(asked('denet/progress')).toEqual([]);
});

test('it speaks Chinese', async () => {
  await open(AT, 'zh-HK');
  await screen.findByText('在這裏註冊即可參加活動。');
  await screen.findByText('12 / 500 人');
});
