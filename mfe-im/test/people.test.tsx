import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { $openConversation, dialogOpened, loginRequested, OPEN_CONVERSATION, personalUserInfo } from '@mortar/host';
import { CODES } from '@mortar/protocol';
import { screen, waitFor, within } from '@testing-library/react';
import { startApi } from '../../shared/client/test/api-server.ts';
import { axeFindings } from '../../shared/ui/src/testing/axe.ts';
import { answers, bodiesOf, CHANNEL, openDialog, openPanel, person, recorded, start, visit } from './site.tsx';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => {
  api.received.length = 0;
  localStorage.clear();
});
afterAll(() => api.close());

const page = (...list: unknown[]) => ({ list, total: list.length, next: null });
const relation = { contact: 'none', follows: false, isFollower: false, isBlocked: false };

test('it finds people by name, shows who may be taken for another, and asks for a contact', async () => {
  api.reply = answers({ searchuser: page(person('soli', { looksLike: 'Soli of Mortar' })) });
  const { scope, user } = start({ api: api.url });
  const opened = recorded(dialogOpened, scope);
  await visit('/im/addFriend', scope);
  await user.type(await screen.findByRole('searchbox', { name: 'Name or uid' }), 'soli');
  const people = await screen.findByRole('list', { name: 'People' });
  expect(people.textContent).toContain('looks like Soli of Mortar');
  expect(bodiesOf(api.received, 'searchuser').at(-1)).toMatchObject({ text: 'soli' });
  await user.click(within(people).getByRole('button', { name: 'Add contact' }));
  expect(opened).toEqual([{ name: 'im.contact-request', props: { uid: 'soli', username: 'Soli' } }]);
  expect(await axeFindings()).toEqual([]);
});

test('it recommends people until they are dismissed, and channels to join', async () => {
  api.reply = answers({
    imrecommenduser: page(person('wing')),
    getchannels: page({ ...CHANNEL, role: 'none' }),
    'apply/join': { state: 'joined', conversation: null },
    'imcancelrecommend/create': {},
  });
  const { scope, user } = start({ api: api.url });
  const { place } = await visit('/im/addFriend', scope);
  await user.click(await screen.findByRole('button', { name: 'Don’t suggest Wing again' }));
  expect(await screen.findByText('No suggestions right now')).toBeTruthy();
  await waitFor(() => expect(bodiesOf(api.received, 'imcancelrecommend/create')).toEqual([{ uid: 'wing' }]));
  await user.click(screen.getByRole('button', { name: 'Join' }));
  await waitFor(() => expect(place()).toBe('/im?chat=70'));
  expect(bodiesOf(api.received, 'apply/join')).toEqual([{ channelid: '70' }]);
});

test('it answers requests in the list, and then leads to the chat', async () => {
  api.reply = answers({
    findpagev2: page({ ...person('mo', { contact: 'asks' }), text: 'We met at the kiln', at: '2026-11-20T02:00:00.000Z' }),
    answer: { ...relation, contact: 'contact' },
  });
  const { scope, user } = start({ api: api.url });
  await visit('/im/followers', scope);
  expect(await screen.findByText(/We met at the kiln/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByRole('button', { name: 'Message' })).toBeTruthy();
  expect(bodiesOf(api.received, 'answer')).toEqual([{ uid: 'mo', accepted: true }]);
  expect(await axeFindings()).toEqual([]);
});

test('it has contacts, followers and the blocked behind addresses of their own', async () => {
  api.reply = answers({
    contacts: page(person('ann', { contact: 'contact' })),
    blocked: page(person('eve', { isBlocked: true })),
    block: relation,
    remove: relation,
  });
  const { scope, user, questions } = start({ api: api.url });
  const { place } = await visit('/im/followers?tab=contacts', scope);
  await user.click(await screen.findByRole('button', { name: 'More for Ann' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove contact' }));
  expect(await screen.findByText('No contacts yet')).toBeTruthy();
  expect(questions[0]?.title).toBe('Remove Ann from your contacts?');
  await user.click(screen.getByRole('tab', { name: 'Blocked' }));
  await waitFor(() => expect(place()).toBe('/im/followers?tab=blocked'));
  await user.click(await screen.findByRole('button', { name: 'More for Eve' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Unblock' }));
  await waitFor(() => expect(bodiesOf(api.received, '/block')).toEqual([{ uid: 'eve', blocked: false }]));
});

test('a card leads to the chat from anywhere on the site', async () => {
  api.reply = answers({ getuserinfo: person('soli', { isFollower: true }), followuser: { ...relation, follows: true, isFollower: true } });
  const { scope, user } = start({ api: api.url });
  await openDialog('user-card', { uid: 'soli' }, scope);
  expect(await screen.findByText(/Follows you/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Follow back' }));
  expect(await screen.findByRole('button', { name: 'Unfollow' })).toBeTruthy();
  expect(await axeFindings()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Message' }));
  expect(personalUserInfo()).toMatchObject({ peerId: 'soli', isgroup: false });
  expect(scope.getState($openConversation)).toBe(OPEN_CONVERSATION.savedPerson);
});

test('a request keeps its words when it is refused', async () => {
  api.reply = answers({}, { request: CODES.notWelcome });
  const { scope, user } = start({ api: api.url });
  await openDialog('contact-request', { uid: 'soli', username: 'Soli' }, scope);
  const words = await screen.findByRole('textbox');
  await user.type(words, 'Hello from the kiln');
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  expect((await screen.findByRole('alert')).textContent).toContain(`message of ${CODES.notWelcome}`);
  expect((words as HTMLTextAreaElement).value).toBe('Hello from the kiln');
});

test('it sets who may write, at once', async () => {
  api.reply = answers({
    setprivacy: (change: object) => ({ whoWrites: 'everyone', showsPresence: true, showsReading: true, ...change }),
    privacy: { whoWrites: 'everyone', showsPresence: true, showsReading: true },
  });
  const { scope, user } = start({ api: api.url });
  await openPanel('privacy', scope);
  await user.click(await screen.findByRole('radio', { name: 'Contacts' }));
  await waitFor(() => expect(bodiesOf(api.received, 'setprivacy')).toEqual([{ whoWrites: 'contacts' }]));
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Contacts' }).getAttribute('aria-checked')).toBe('true'));
  expect(await axeFindings()).toEqual([]);
});

const INVITATION = { channel: CHANNEL, by: { uid: 'soli', username: 'Soli', headimgurl: '' }, expiresAt: null };

test('an invitation shows a visitor where it leads, and asks for a login', async () => {
  api.reply = answers({ 'open/invite': INVITATION });
  const { scope, user } = start({ api: api.url, isVisitor: true });
  const asked = recorded(loginRequested, scope);
  await visit('/im/invite/brick-1', scope);
  expect(await screen.findByRole('heading', { name: 'Soli invites you' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Log in to join Minting room' }));
  expect(asked).toHaveLength(1);
});

test('an invitation takes a person in, whatever the rule', async () => {
  api.reply = answers({
    'open/invite': { ...INVITATION, channel: { ...CHANNEL, joinRule: 'invite' } },
    checkuserisexist: { exists: false },
    'apply/join': { state: 'joined', conversation: null },
  });
  const { scope, user } = start({ api: api.url });
  const { place } = await visit('/im/invite/brick-1', scope);
  await user.click(await screen.findByRole('button', { name: 'Join' }));
  await waitFor(() => expect(place()).toBe('/im?chat=70'));
  expect(bodiesOf(api.received, 'apply/join')).toEqual([{ channelid: '70', invite: 'brick-1' }]);
});

test('an invitation that is over says so', async () => {
  api.reply = answers({}, { 'open/invite': CODES.inviteOver });
  const { scope } = start({ api: api.url, isVisitor: true, locale: 'zh-HK' });
  await visit('/im/invite/brick-1', scope);
  expect(await screen.findByRole('heading', { name: '邀請無效' })).toBeTruthy();
});
