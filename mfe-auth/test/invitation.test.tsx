import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startApi, succeed } from '../../shared/client/test/api-server.ts';
import { forgetCookies, startScope, visit } from './site.tsx';

const NOBODY = { valid: false, username: '', headimgurl: '' };
const UNKNOWN = 'We don’t know this invite code. You can sign up without one.';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => {
  api.received.length = 0;
  api.reply = (request, response) => {
    if (request.path.endsWith('sendemail')) return succeed({ resendafter: 60 })(request, response);
    const isKnown = request.query.get('invitecode') === 'KILN2345';
    return succeed(isKnown ? { valid: true, username: 'Mason-7', headimgurl: '' } : NOBODY)(request, response);
  };
});
afterEach(forgetCookies);
afterAll(() => api.close());

const asked = () => api.received.filter(({ path }) => path.endsWith('/open/invite/info')).map(({ query }) => query.get('invitecode'));
const field = () => screen.findByLabelText<HTMLInputElement>('Invite code (optional)');
/** The field that a press shows. */
async function revealed(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'Have an invite code?' }));
  return field();
}
const described = async () => document.getElementById((await field()).getAttribute('aria-describedby') ?? '')?.textContent ?? '';

test('it says who invites with the code that somebody came by', async () => {
  await visit('/reg', startScope({ api: api.url, inviteCode: 'KILN2345' }));
  await waitFor(async () => expect(await described()).toBe('Mason-7 invites you.'));
  expect(asked()).toEqual(['KILN2345']);
});

test('it keeps the field of a code that is taken away by letters', async () => {
  const user = userEvent.setup();
  await visit('/reg', startScope({ api: api.url, inviteCode: 'KILN2345' }));
  await user.clear(await field());
  expect(document.activeElement).toBe(await field());
});

test('it says in Chinese who invites', async () => {
  await visit('/reg', startScope({ api: api.url, inviteCode: 'KILN2345', locale: 'zh-HK' }));
  expect((await screen.findByText('Mason-7')).parentElement?.textContent).toBe('Mason-7 邀請你加入。');
});

test('it says that nobody has a code once it was typed, until the next letter, and lets the sign-up go on', async () => {
  const user = userEvent.setup();
  const { place } = await visit('/reg', startScope({ api: api.url }));
  await user.type(await screen.findByLabelText('E-mail'), 'kirayu@mail.hk');
  await user.type(screen.getByLabelText('Password'), 'Password1');
  expect(screen.queryByLabelText('Invite code (optional)')).toBeNull();
  expect(await revealed(user)).toBe(document.activeElement);
  await user.keyboard('NOSUCH9');
  expect(asked()).toEqual([]);
  await user.tab();
  await screen.findByText(UNKNOWN);
  expect((await field()).getAttribute('aria-invalid')).toBeNull();
  await user.type(await field(), '9');
  expect(screen.queryByText(UNKNOWN)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByText('Code Sent');
  expect(place()).toContain('/verification?email=kirayu%40mail.hk');
  expect(asked()).toEqual(['NOSUCH9', 'NOSUCH99']);
});

test('it asks for no code that cannot be one', async () => {
  const user = userEvent.setup();
  await visit('/reg', startScope({ api: api.url }));
  await user.type(await revealed(user), 'a b');
  await user.tab();
  expect(api.received).toEqual([]);
});

test('it says nothing where the server does not answer', async () => {
  api.reply = (_, response) => response.destroy();
  await visit('/reg', startScope({ api: api.url, inviteCode: 'KILN2345' }));
  await waitFor(() => expect(asked().length).toBeGreaterThan(0));
  expect(await described()).toBe('');
});
