import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { dialogOpened } from '@mortar/host';
import { CODES } from '@mortar/protocol';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { useUnit } from 'effector-react';
import { MemoryRouter } from 'react-router';
import { recorded, showWithin } from '../../shared/remote-kit/test/site.tsx';
import { axeFindings } from '../../shared/ui/src/testing/axe.ts';
import { installResizeObserver } from '../../shared/ui/src/testing/resizes.ts';
import en from '../locales/en.json' with { type: 'json' };
import zhHk from '../locales/zh-HK.json' with { type: 'json' };
import { $openConversation, conversationOpened, listWanted } from '../src/entities/conversation/index.ts';
import { $drafts } from '../src/entities/draft/index.ts';
import { MessagingGate } from '../src/entities/sync/index.ts';
import { Composer } from '../src/features/composer/index.ts';
import { Timeline } from '../src/features/timeline/index.ts';
import { createFakeLink } from '../src/testing/fake-link.ts';
import { createFakeServer } from '../src/testing/fake-server.ts';
import { lineOf } from '../src/testing/rows.ts';

// jsdom has no layout: every row is 50 px high, the log 600.
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.dataset['index'] === undefined ? 600 : 50;
  });
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(400);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  installResizeObserver();
  globalThis.BroadcastChannel = class {
    postMessage() {}
  } as unknown as typeof BroadcastChannel;
  Element.prototype.scrollTo = function (this: Element, to?: ScrollToOptions | number) {
    this.scrollTop = typeof to === 'object' ? (to.top ?? 0) : 0;
    setTimeout(() => act(() => void this.dispatchEvent(new Event('scroll'))));
  } as typeof Element.prototype.scrollTo;
});
afterEach(() => void jest.restoreAllMocks());

function Open() {
  const conversation = useUnit($openConversation);
  if (!conversation) return null;
  return (
    <main data-conversation>
      <Timeline conversation={conversation} />
      <Composer conversation={conversation} />
    </main>
  );
}

/** Ann has a conversation open in which Bea wrote some messages; the server may not have greeted her yet. */
async function open(texts: string[], { isGreeted = true } = {}) {
  const server = createFakeServer(['ann', 'bea']);
  const link = createFakeLink('ann', server);
  const greet = link.answers['im.hello']!;
  if (!isGreeted) delete link.answers['im.hello'];
  for (const [index, text] of texts.entries()) server.send('bea', `00000000-0000-4000-8000-${index}`, text, false);
  server.takeTold();
  const { scope } = link;
  void allSettled(MessagingGate.open, { scope, params: {} });
  act(() => void link.connect());
  showWithin(
    scope,
    { en, 'zh-HK': zhHk },
    <MemoryRouter>
      <Open />
    </MemoryRouter>,
  );
  act(() => void allSettled(conversationOpened, { scope, params: '1' }));
  const field = await screen.findByRole('textbox');
  return {
    server,
    ...link,
    field,
    user: userEvent.setup(),
    greet() {
      link.answers['im.hello'] = greet;
      act(() => link.lose());
      act(() => link.regain());
    },
    hear: () => server.takeTold().forEach(({ name, data }) => act(() => link.tell(name, data))),
  };
}

const articles = () => screen.queryAllByRole('article');

test('it shows what was said, as text and never as markup, and its links lead out by way of the page that says where', async () => {
  await open(['<b>Bold</b> https://elsewhere.test/a', 'Two']);
  await waitFor(() => expect(articles()).toHaveLength(2));
  expect(articles()[0]!.textContent).toContain('<b>Bold</b>');
  expect(screen.getByRole('link').getAttribute('href')).toBe(`/redirect?url=${encodeURIComponent('https://elsewhere.test/a')}`);
  expect(articles()[1]!.getAttribute('aria-posinset')).toBe('2');
  expect(screen.getByText(/^\w+, \w+ \d+, 19\d\d$/)).toBeTruthy();
  expect(await axeFindings()).toEqual([]);
});

test('the face beside a message opens the card of who wrote it', async () => {
  const { scope, user } = await open(['One']);
  const opened = recorded(dialogOpened, scope);
  await user.click(await screen.findByRole('button', { name: /^About / }));
  expect(opened).toEqual([{ name: 'im.user-card', props: { uid: 'bea' } }]);
});

test('Enter sends once and empties the field; what an input method composes is its own', async () => {
  const { field, user, server } = await open(['One']);
  await user.type(field, 'Hello');
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  expect((field as HTMLTextAreaElement).value).toBe('Hello');
  fireEvent.keyDown(field, { key: 'Enter', shiftKey: true });
  expect(server.messages).toHaveLength(1);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(server.messages.map(({ text }) => text)).toEqual(['One', 'Hello']));
  await waitFor(() => expect((field as HTMLTextAreaElement).value).toBe(''));
  await waitFor(() => expect(articles()).toHaveLength(2));
});

test('Arrow Up and the menu change what can still be changed: nothing old, and nothing that was passed on', async () => {
  const { field, user, hear, server } = await open([]);
  const at = new Date().toISOString();
  const write = (index: number, text: string, more: object) =>
    Object.assign(server.send('ann', `00000000-0000-4000-8000-${index}`, text, false).message, more);
  write(1, 'Old', {});
  hear();
  await waitFor(() => expect(articles()).toHaveLength(1));
  await user.type(field, '{ArrowUp}');
  expect((field as HTMLTextAreaElement).value).toBe('');
  write(2, 'Recent', { at });
  write(3, 'Passed on', { at, forwarded: { seq: 0, sender: { uid: 'bea', username: 'bea', headimgurl: '' }, text: 'Passed on' } });
  hear();
  await waitFor(() => expect(articles()).toHaveLength(3));
  await user.type(field, '{ArrowUp}');
  expect((field as HTMLTextAreaElement).value).toBe('Recent');
  for (const [row, offers] of [
    [1, 1],
    [2, 0],
  ] as const) {
    act(() => articles()[row]!.focus());
    await user.click(await within(articles()[row]!).findByRole('button', { name: 'More' }));
    await screen.findByRole('menuitem', { name: 'Copy text' });
    expect(screen.queryAllByRole('menuitem', { name: 'Edit' })).toHaveLength(offers);
    await user.keyboard('{Escape}');
  }
});

test('an emoji takes the place of what is selected, and the caret stays behind it', async () => {
  const { field, user } = await open([]);
  const area = field as HTMLTextAreaElement;
  await user.type(area, 'Hi there you');
  area.setSelectionRange(3, 8);
  await user.click(screen.getByRole('button', { name: 'Add an emoji' }));
  await user.type(await screen.findByRole('searchbox', { name: 'Find an emoji' }), 'teapot');
  await user.click(await screen.findByRole('button', { name: '🫖' }));
  await waitFor(() => expect([area.value, area.selectionStart]).toEqual(['Hi 🫖 you', 'Hi 🫖'.length]));
});

test('where only admins write, that stands in the place of the field, from the moment that it is so', async () => {
  const { server, hear, tell, user, field } = await open(['One']);
  await waitFor(() => expect(articles()).toHaveLength(1));
  await user.type(field, 'Half a sen');
  const rule = (value: string, pts: number) =>
    act(() => {
      const line = { ...lineOf({ pts, afterSeq: 1, kind: 'rules' }), value };
      tell('im.changes', { id: '1', epoch: 'first', fromPts: pts - 1, pts, seq: 1, messages: [], lines: [line] });
    });
  rule('admins', server.head().pts + 1);
  expect((await screen.findByRole('note')).textContent).toBe('Only the owner and admins can write here.');
  expect(screen.queryByRole('textbox')).toBeNull();
  act(() => articles()[0]!.focus());
  expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull();
  rule('members', server.head().pts + 2);
  hear();
  expect(((await screen.findByRole('textbox')) as HTMLTextAreaElement).value).toBe('Half a sen');
});

test('a mute stands in the place of the field for as long as it lasts', async () => {
  const { server, tell } = await open(['One']);
  const mute = (uv: number, until: number) => {
    const conversations = [{ ...server.conversationFor('ann'), mutedUntil: new Date(until).toISOString() }];
    act(() => tell('im.user', { fromUv: uv - 1, uv, conversations, gone: [], reads: [] }));
  };
  mute(1, Date.now() + 60_000);
  expect((await screen.findByRole('note')).textContent).toContain('You can’t write here until');
  mute(2, Date.now() - 60_000);
  expect(await screen.findByRole('textbox')).toBeTruthy();
});

test('the field and what is written in it stay when the server is found late', async () => {
  const { field, user, server, greet } = await open(['One'], { isGreeted: false });
  await user.type(field, 'Hello');
  greet();
  await screen.findByRole('article');
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(server.messages.map(({ text }) => text)).toEqual(['One', 'Hello']));
});

test('the field stays when the list comes without a chat in which nobody has written', async () => {
  const { field, scope, user, listed } = await open([]);
  await user.type(field, 'Hello');
  listed.length = 0;
  void allSettled(listWanted, { scope });
  await act(async () => {});
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

test('Enter sends what is written while the message before it is being kept, and a double press sends once', async () => {
  const { field, user, server } = await open([]);
  await user.type(field, 'One');
  fireEvent.keyDown(field, { key: 'Enter' });
  fireEvent.keyDown(field, { key: 'Enter' });
  fireEvent.change(field, { target: { value: 'One two' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(server.messages.map(({ text }) => text)).toEqual(['One', 'two']));
  expect((field as HTMLTextAreaElement).value).toBe('');
});

test('a refused message stays with its reason and its ways on', async () => {
  const { field, user, answers } = await open(['One']);
  answers['im.send'] = () => ({ code: CODES.muted, msg: 'You’re muted until noon.' });
  await user.type(field, 'Hello{Enter}');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('You’re muted until noon.');
  await user.click(within(alert).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('an answer quotes what it answers, and Esc takes that back without a word lost', async () => {
  const { field, user, scope } = await open(['One']);
  await waitFor(() => expect(articles()).toHaveLength(1));
  await user.type(field, 'Half a sen');
  act(() => articles()[0]!.focus());
  await user.click(await screen.findByRole('button', { name: 'Reply' }));
  await screen.findByText(/Reply to/);
  expect(scope.getState($drafts)['1']).toMatchObject({ text: 'Half a sen', reply: { seq: 1, text: 'One' } });
  await user.type(field, '{Escape}');
  await waitFor(() => expect(screen.queryByText(/Reply to/)).toBeNull());
  expect((field as HTMLTextAreaElement).value).toBe('Half a sen');
});

test('arrow keys go from message to message, and Esc back to the field', async () => {
  const { field, user } = await open(['One', 'Two', 'Three']);
  await waitFor(() => expect(articles()).toHaveLength(3));
  act(() => articles()[2]!.focus());
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(document.activeElement).toBe(articles()[0]);
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(field);
});

test('of many messages few are in the document', async () => {
  const { hear, server } = await open([]);
  for (let index = 0; index < 90; index += 1) server.send('bea', `00000000-0000-4000-8000-${index}`, `Message ${index}`, false);
  hear();
  await waitFor(() => expect(articles().length).toBeGreaterThan(0));
  expect(articles().length).toBeLessThan(60);
});
