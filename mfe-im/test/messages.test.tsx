import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { $unreadCount, conversationAsked, dialogOpened, keepPersonalUserInfo, OPEN_CONVERSATION } from '@mortar/host';
import { CODES } from '@mortar/protocol';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { allSettled, scopeBind } from 'effector';
import { startApi } from '../../shared/client/test/api-server.ts';
import { conversationsTold, listWanted } from '../src/entities/conversation/index.ts';
import { $log, happened } from '../src/entities/log/index.ts';
import { axeFindings } from '../../shared/ui/src/testing/axe.ts';
import { answers, bodiesOf, CHANNEL, conversation, member, message, openPanel, person, recorded, start, visit } from './site.tsx';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => {
  api.received.length = 0;
  localStorage.clear();
});
afterEach(() => void jest.restoreAllMocks());
afterAll(() => api.close());

const ANN = conversation({ id: '71', peerId: 'ann', isgroup: false, name: 'Ann', unread_num: 4, at: '2026-11-19T02:00:00.000Z' });
const STRANGER = conversation({ id: '72', peerId: 'eve', isgroup: false, name: 'Ann.', isRequest: true, looksLike: 'Ann' });
const LIST = { channel_infos: [conversation(), ANN, STRANGER], unread_num: 4, next: null };
const entries = () => within(screen.getByRole('list', { name: 'Chats' })).getAllByRole('link');

test('it lists conversations, those of strangers apart, and only the unread ones on demand', async () => {
  api.reply = answers({ findpage: LIST });
  const { scope, user } = start({ api: api.url });
  await visit('/im', scope);
  await waitFor(() => expect(entries()).toHaveLength(2));
  expect(entries()[0]!.textContent).toContain('Soli: The kiln opens at nine');
  expect(entries()[1]!.textContent).toContain('4 unread messages');
  await user.click(screen.getByRole('button', { name: 'Unread' }));
  expect(entries().map((entry) => entry.textContent)).toEqual([expect.stringContaining('Ann')]);
  await user.click(screen.getByRole('button', { name: 'Requests 1' }));
  expect(entries()[0]!.getAttribute('href')).toBe('/im?chat=72');
  expect(await axeFindings()).toEqual([]);
});

test('messages that name the person stand in an inbox of their own, until it is cleared', async () => {
  api.reply = answers({
    findpage: { ...LIST, channel_infos: [conversation({ mentions: 1, unread_num: 1, readSeq: 0 })] },
    'imconversation/mentions': { list: [message(5, '@Kira is it hot already?')], next: null },
    'mentions/clear': {},
  });
  const { scope, user } = start({ api: api.url });
  await visit('/im', scope);
  await user.click(await screen.findByRole('button', { name: 'Mentions 1' }));
  const inbox = await screen.findByRole('list', { name: 'Messages that mention you' });
  const hit = within(inbox).getByRole('link');
  expect([hit.textContent, hit.getAttribute('href')]).toEqual([
    expect.stringMatching(/Minting room.*Soli: @Kira is it hot already\?/),
    '/im?chat=70&seq=5',
  ]);
  expect(await axeFindings()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Clear mentions' }));
  expect(await screen.findByText('No mentions')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'All' }));
  expect(entries().map((entry) => entry.textContent)).toEqual([expect.stringContaining('You were mentioned')]);
});

test('who has no conversation yet is led to channels and people', async () => {
  api.reply = answers({
    findpage: { ...LIST, channel_infos: [] },
    getchannels: { list: [{ ...CHANNEL, role: 'none' }], next: null },
    imrecommenduser: { list: [person('wing')], next: null },
    'imconversation/open': conversation({ id: '73', peerId: 'wing', isgroup: false, name: 'Wing' }),
  });
  const { scope, user } = start({ api: api.url });
  const { place } = await visit('/im', scope);
  expect(await screen.findByRole('button', { name: 'Join' })).toBeTruthy();
  expect(await axeFindings()).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Message' }));
  await waitFor(() => expect(place()).toBe('/im?chat=73'));
});

test('a stranger is accepted or blocked where their chat is open', async () => {
  api.reply = answers({ findpage: LIST, 'imconversation/set': { ...STRANGER, isRequest: false } });
  const { scope, user } = start({ api: api.url });
  await visit('/im?chat=72', scope);
  const note = await screen.findByRole('note');
  expect(note.textContent).toContain('looks like Ann');
  await user.click(within(note).getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(screen.queryByRole('note')).toBeNull());
  expect(bodiesOf(api.received, 'imconversation/set')).toEqual([{ id: '72', accepted: true }]);
});

test('Alt with the arrows goes through the list, Ctrl with K to the search', async () => {
  api.reply = answers({ findpage: LIST });
  const { scope } = start({ api: api.url });
  const { place } = await visit('/im?chat=70', scope);
  await waitFor(() => expect(entries()).toHaveLength(2));
  fireEvent.keyDown(document.body, { key: 'ArrowDown', altKey: true });
  await waitFor(() => expect(place()).toBe('/im?chat=71'));
});

test('a row has its menu: to the top, silent, away', async () => {
  api.reply = answers({ findpage: LIST, 'imconversation/set': (change: object) => ({ ...ANN, ...change }) });
  const { scope, user } = start({ api: api.url });
  await visit('/im', scope);
  await waitFor(() => expect(entries()).toHaveLength(2));
  fireEvent.contextMenu(entries()[1]!);
  await user.click(await screen.findByRole('menuitem', { name: 'Keep at the top' }));
  await waitFor(() => expect(entries()[0]!.textContent).toContain('Ann'));
  await user.click(screen.getByRole('button', { name: 'More for Ann' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Hide until there’s a new message' }));
  await waitFor(() => expect(entries()).toHaveLength(1));
  expect(Object.keys(scope.getState($log).conversations)).not.toContain('71');
});

test('a chat with an account that was deleted is called so', async () => {
  const gone = { ...ANN, name: '', last: null };
  api.reply = answers({ findpage: { ...LIST, channel_infos: [gone] } });
  const { scope } = start({ api: api.url });
  await visit('/im?chat=71', scope);
  expect(await screen.findByRole('region', { name: 'Deleted account' })).toBeTruthy();
  expect(entries()[0]!.textContent).toContain('Deleted account');
  expect(screen.getByRole('button', { name: 'More for Deleted account' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Message Deleted account' })).toBeTruthy();
});

test('it searches chats, people, channels and messages, and leads to a message among those around it', async () => {
  api.reply = answers({
    'imuserfriends/findpage': LIST,
    'imsearch/findpage': {
      people: [person('annabel')],
      channels: [{ ...CHANNEL, channelid: '99', name: 'Annex', role: 'none' }],
      messages: [{ message: message(12, 'Ask Ann about the kiln'), name: 'Minting room', imageUrl: '', isgroup: true }],
      next: null,
    },
  });
  const { scope, user } = start({ api: api.url });
  const { place } = await visit('/im', scope);
  await user.type(await screen.findByRole('searchbox'), 'ann');
  expect(await screen.findByText('Annabel')).toBeTruthy();
  expect(screen.getByText('Annex')).toBeTruthy();
  expect(await axeFindings()).toEqual([]);
  await user.click(screen.getByText('Ann', { selector: 'mark' }));
  await waitFor(() => expect(place()).toBe('/im?chat=70&seq=12'));
});

test('it opens the chat that was asked for elsewhere', async () => {
  api.reply = answers({ findpage: LIST, 'imconversation/open': ANN });
  const { scope } = start({ api: api.url });
  const { place } = await visit('/im', scope);
  keepPersonalUserInfo({ peerId: 'ann', isgroup: false, name: 'Ann', imageUrl: '', description: '' });
  await act(() => allSettled(conversationAsked, { scope, params: OPEN_CONVERSATION.savedPerson }));
  await waitFor(() => expect(place()).toBe('/im?chat=71'));
  expect(bodiesOf(api.received, 'imconversation/open')).toEqual([{ uid: 'ann' }]);
});

test('a chat without a word yet is not on the list, and is shown all the same', async () => {
  const begun = conversation({ id: '73', peerId: 'ben', isgroup: false, name: 'Ben', lastSeq: 0, lastPts: 0, readSeq: 0, last: null });
  api.reply = answers({ findpage: { channel_infos: [], unread_num: 0, next: null }, 'imconversation/get': begun });
  const { scope } = start({ api: api.url });
  scopeBind(conversationsTold, { scope })([begun]);
  await visit('/im?chat=73', scope);
  expect(await screen.findByRole('region', { name: 'Ben' })).toBeTruthy();
  await act(async () => scopeBind(listWanted, { scope })());
  await screen.findByText('Join a channel, or write to someone.');
  expect(await screen.findByRole('region', { name: 'Ben' })).toBeTruthy();
});

test('a channel that the person is not in has the way in, and one that is not there says so', async () => {
  api.reply = answers(
    { findpage: LIST, getdetails: { ...CHANNEL, role: 'none', joinRule: 'apply' }, 'apply/join': { state: 'applied', conversation: null } },
    {
      'imconversation/get': CODES.notFound,
    },
  );
  const { scope, user } = start({ api: api.url });
  await visit('/im?chat=90', scope);
  await user.click(await screen.findByRole('button', { name: 'Ask to join' }));
  await user.type(await screen.findByRole('textbox', { name: 'A few words (optional)' }), 'I fire bricks');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(bodiesOf(api.received, 'apply/join')).toEqual([{ channelid: '70', text: 'I fire bricks' }]));
  expect(await screen.findByRole('button', { name: 'Waiting for an answer' })).toBeTruthy();
});

test('an open chat that the person is taken out of says so, and is asked for once', async () => {
  api.reply = answers({ findpage: LIST });
  const { scope, user } = start({ api: api.url });
  await visit('/im', scope);
  await waitFor(() => expect(entries()).toHaveLength(2));
  await user.click(entries()[0]!);
  await screen.findByRole('region', { name: 'Minting room' });
  expect(bodiesOf(api.received, 'imconversation/get')).toEqual([]);
  api.reply = answers({ findpage: LIST }, { 'imconversation/get': CODES.notFound, getdetails: CODES.notFound });
  const changes = { fromUv: 0, uv: 1, conversations: [], gone: ['70'], reads: [] };
  act(() => scopeBind(happened, { scope })({ type: 'userChanged', changes }));
  expect(await screen.findByText('This chat isn’t available')).toBeTruthy();
  expect(bodiesOf(api.received, 'imconversation/get')).toEqual([{ id: '70' }]);
});

test('an address that can name no chat leads to none, and there is nothing to try again', async () => {
  api.reply = answers({ findpage: LIST }, { 'imconversation/get': CODES.validation, getdetails: CODES.validation });
  const { scope } = start({ api: api.url });
  await visit('/im?chat=abc', scope);
  expect(await screen.findByText('This chat isn’t available')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

const PAGE = { findpage: LIST, getdetails: CHANNEL, getuserrole: { role: 'owner' } };
const MEMBERS = { list: [member('me', { role: 'owner' }), member('wing'), member('mo', { role: 'admin' })], total: 3, next: null };

test('an owner sees everything of a channel, and leaves it', async () => {
  api.reply = answers(PAGE, { exitchannel: CODES.ownerLeaves });
  const { scope, user } = start({ api: api.url });
  const opened = recorded(dialogOpened, scope);
  await visit('/im?chat=70&side=info', scope);
  const side = await screen.findByRole('region', { name: 'About this channel' });
  await within(side).findByText('Where bricks are fired.');
  const ways = within(side).getByRole('navigation').querySelectorAll('a');
  expect([...ways].map((way) => way.getAttribute('href')?.split('side=')[1])).toEqual([
    'members',
    'pins',
    'invites',
    'applications',
    'limits',
    'rules',
    'audit',
  ]);
  await user.click(within(side).getByRole('button', { name: 'Add people' }));
  expect(opened.at(-1)).toEqual({ name: 'im.add-members', props: { channelid: '70', name: 'Minting room' } });
  await user.click(within(side).getByRole('button', { name: 'Leave channel' }));
  expect((await within(side).findByRole('alert')).textContent).toContain(`message of ${CODES.ownerLeaves}`);
  expect(await axeFindings()).toEqual([]);
});

test('members are promoted, muted with a reason, and searched on the server', async () => {
  // jsdom has no layout: the list is 400 px high.
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
  api.reply = answers({
    ...PAGE,
    getchanneluserv2: MEMBERS,
    setuserrole: member('wing', { role: 'admin' }),
    updateprohibition: member('mo', { role: 'admin', mutedUntil: '2026-12-01T00:00:00.000Z' }),
  });
  const { scope, user } = start({ api: api.url });
  await visit('/im?chat=70&side=members', scope);
  await user.click(await screen.findByRole('button', { name: 'More for Wing' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Make admin' }));
  await waitFor(() => expect(screen.getAllByText('Admin')).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'More for Mo' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Mute…' }));
  await user.type(await screen.findByRole('textbox', { name: 'Reason (optional)' }), 'Spam');
  await user.click(screen.getByRole('button', { name: 'Mute' }));
  await waitFor(() =>
    expect(bodiesOf(api.received, 'updateprohibition')).toEqual([{ channelid: '70', uid: 'mo', minutes: 1440, reason: 'Spam' }]),
  );
  expect(await screen.findByText('Muted')).toBeTruthy();
  await user.type(screen.getByRole('searchbox', { name: 'Find a member' }), 'wi');
  await waitFor(() => expect(bodiesOf(api.received, 'getchanneluserv2').at(-1)).toMatchObject({ text: 'wi' }));
});

test('the dock has the same, one part at a time, with a way back', async () => {
  api.reply = answers(PAGE);
  const { scope, user } = start({ api: api.url });
  await openPanel('messages', scope);
  await waitFor(() => expect(entries()).toHaveLength(2));
  await user.click(entries()[0]!);
  expect(await screen.findByRole('region', { name: 'Minting room' })).toBeTruthy();
  await user.click(screen.getByTitle('About Minting room'));
  await screen.findByRole('region', { name: 'About this channel' });
  await user.click(within(screen.getByRole('region', { name: 'About this channel' })).getAllByRole('button', { name: 'Back' })[0]!);
  expect(screen.queryByRole('region', { name: 'About this channel' })).toBeNull();
});

test('unread messages are counted behind every page, before any of them is shown', async () => {
  api.reply = answers(PAGE);
  const { scope } = start({ api: api.url });
  await openPanel('engine', scope);
  await waitFor(() => expect(scope.getState($unreadCount)).toBe(4));
});

test('the dock asks a visitor to log in, and gives way to the page', async () => {
  api.reply = answers(PAGE);
  const visitor = start({ api: api.url, isVisitor: true, locale: 'zh-HK' });
  const { unmount } = await openPanel('messages', visitor.scope);
  expect(screen.getByRole('button', { name: '登入' })).toBeTruthy();
  unmount();
  await openPanel('messages', start({ api: api.url }).scope, '/im');
  expect(screen.getByText('Your messages are on this page')).toBeTruthy();
});
