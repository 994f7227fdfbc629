import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { signedOut } from '@mortar/host';
import { CODES } from '@mortar/protocol';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { envelope, startApi } from '../../shared/client/test/api-server.ts';
import { showWithin } from '../../shared/remote-kit/test/site.tsx';
import { scopeBind, type Scope } from 'effector';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { ComponentProps } from 'react';
import en from '../locales/en.json' with { type: 'json' };
import zhHk from '../locales/zh-HK.json' with { type: 'json' };
import remote from '../src/remote.ts';
import { Dialog as Compose } from '../src/dialogs/compose/dialog.tsx';
import { post } from './posts.ts';
import { answering, SESSION, startScope, visit } from './site.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(() => void jest.restoreAllMocks());

const { signal } = new AbortController();
/** Documents that are open. Without an end what one wanted to do later would come to the next test. */
const open = new Set<Scope>();
function end(scope: Scope): void {
  scopeBind(signedOut, { scope })();
  open.delete(scope);
}
afterEach(() => open.forEach(end));

/** The composer as the shell opens it, in a document of its own. */
async function write(props: object = {}) {
  const { Dialog } = await remote.dialogs!['compose']!();
  const close = jest.fn();
  const page = <Dialog {...({ close, props, signal: new AbortController().signal } as unknown as ComponentProps<typeof Dialog>)} />;
  const router = createMemoryRouter([{ path: '*', element: page }]) as ComponentProps<typeof RouterProvider>['router'];
  const scope = startScope({ api: api.url, session: SESSION });
  open.add(scope);
  const { unmount: leave, ...shown } = showWithin(scope, { en, 'zh-HK': zhHk }, <RouterProvider router={router} />);
  const unmount = () => {
    leave();
    end(scope);
  };
  return { field: await screen.findByRole('textbox', { name: 'New post' }), close, ...shown, unmount };
}
const sendButton = () => screen.getByRole('button', { name: 'Post' });

/** Sends something to a server that gives no answer, in a document that is closed then. */
async function sendAndClose(text: string) {
  const { field, unmount } = await write();
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.click(sendButton());
  await screen.findByRole('alert');
  unmount();
}

test('what was written stays over a failure and another document, and is published once under one name', async () => {
  const ids: unknown[] = [];
  const note = (body: string) => ids.push((JSON.parse(body) as { clientid: string }).clientid);
  api.reply = answering({ 'post/save': ({ body }: { body: string }) => (note(body), { refused: 1512001 }) });
  const first = await write();
  await userEvent.type(first.field, 'Clay and fire');
  await userEvent.click(sendButton());
  await screen.findByRole('alert');
  expect((first.field as HTMLTextAreaElement).value).toBe('Clay and fire');
  first.unmount();

  api.reply = answering({ 'post/save': ({ body }: { body: string }) => (note(body), post('9', { text: 'Clay and fire' })) });
  const second = await write();
  expect((second.field as HTMLTextAreaElement).value).toBe('Clay and fire');
  await userEvent.click(sendButton());
  await waitFor(() => expect(ids).toHaveLength(2));
  expect(ids[1]).toBe(ids[0]);
  second.unmount();

  const third = await write();
  await waitFor(() => expect((third.field as HTMLTextAreaElement).value).toBe(''));
});

test.each([
  ['arrived', { refused: CODES.notPossible }, ''],
  ['did not arrive', { rev: 1 }, 'Sent and closed'],
])('what a closed document had sent and %s is one post', async (_, saved, left) => {
  api.reply = answering({ 'post/save': () => ({ refused: CODES.internal, status: 503 }), 'draft/save': saved });
  await sendAndClose('Sent and closed');
  const second = await write();
  await waitFor(() => expect((screen.getByRole('textbox', { name: 'New post' }) as HTMLTextAreaElement).value).toBe(left));
  second.unmount();
});

test('what a closed document had sent, and is changed before anybody knows that it arrived, is another post', async () => {
  const sent: { clientid: string; text: string }[] = [];
  const note = (body: string) => sent.push(JSON.parse(body) as (typeof sent)[number]);
  api.reply = answering({ 'post/save': ({ body }: { body: string }) => (note(body), { refused: CODES.internal, status: 503 }) });
  await sendAndClose('Heard by nobody');
  api.reply = answering({
    'draft/save': { refused: CODES.internal, status: 503 },
    'post/save': ({ body }: { body: string }) => {
      note(body);
      return sent.at(-1)?.clientid === sent[0]?.clientid ? { refused: CODES.idempotencyMismatch } : post('11');
    },
  });
  const second = await write();
  await userEvent.type(second.field, '!');
  await userEvent.click(sendButton());
  await waitFor(() => expect(sent.map(({ text }) => text)).toEqual(['Heard by nobody', 'Heard by nobody!', 'Heard by nobody!']));
  await waitFor(() => expect(second.close).toHaveBeenCalled());
  second.unmount();
});

test('what a closed document had sent and did not arrive stands once among the drafts', async () => {
  let id = '';
  api.reply = answering({
    'post/save': ({ body }: { body: string }) => {
      id = (JSON.parse(body) as { clientid: string }).clientid;
      return { refused: CODES.internal, status: 503 };
    },
  });
  await sendAndClose('Sent and listed');
  const saved = { clientid: id, text: 'Sent and listed', mentions: [], media: [], audience: 'public' };
  const listed = { draftid: id, rev: 1, post: saved, media: [], video: null, device: 'Here', at: '2026-11-26T04:00:00.000Z' };
  api.reply = answering({ 'draft/save': { rev: 1 }, 'draft/list': { list: [listed] } });
  const scope = startScope({ api: api.url, session: SESSION });
  open.add(scope);
  await visit('/drafts', scope);
  expect(await screen.findAllByRole('button', { name: /^Sent and listed/ })).toHaveLength(1);
});

test('while it is sent it is read only, so that nothing that is typed goes with it', async () => {
  let arrive!: () => void;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const answer = answering({ 'draft/save': { rev: 1 }, 'draft/list': { list: [] }, 'post/save': post('12') });
  api.reply = async (request, response) => {
    if (request.path.endsWith('post/save')) await arrived;
    answer(request, response);
  };
  const { field, close } = await write();
  await userEvent.clear(field);
  await userEvent.type(field, 'Glaze');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(field).toHaveProperty('readOnly', true));
  await userEvent.keyboard(' more');
  expect(field).toHaveProperty('value', 'Glaze');
  expect(document.activeElement).toBe(field);
  expect(screen.getByText(/can’t make changes until/)).toBeTruthy();
  arrive();
  await waitFor(() => expect(close).toHaveBeenCalled());
});

test('tags and links show their extent while they are written', async () => {
  const { field, container } = await write();
  await userEvent.clear(field);
  await userEvent.type(field, 'About #窯與釉 and https://example.com.');
  const marks = [...(container.ownerDocument.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent);
  expect(marks).toEqual(['#窯與釉', 'https://example.com']);
});

test('Ctrl+Enter sends, and not while an input method composes', async () => {
  const sent: unknown[] = [];
  api.reply = answering({ 'post/save': () => (sent.push(1), post('10')) });
  const { field } = await write();
  await userEvent.clear(field);
  await userEvent.type(field, '磚');
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true, isComposing: true }));
  expect(sent).toEqual([]);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(sent).toEqual([1]));
});

test('a change of a post that was changed elsewhere is told of that once, and then saved over it', async () => {
  const mine = post('1', { text: 'Clay', author: { uid: 'u1', username: 'kira', headimgurl: '', certification: false } });
  const revs: number[] = [];
  const answer = answering({
    'open/detail': mine,
    'open/postlist': { list: [], replies: [], thread: [], answers: [], cursor: null, end: true },
    'post/edit': { ...mine, text: 'Clay!', rev: 4 },
  });
  api.reply = (request, response) => {
    if (!request.path.endsWith('post/edit')) return answer(request, response);
    revs.push((JSON.parse(request.body) as { rev: number }).rev);
    const outrun = envelope(CODES.changedElsewhere, { ...mine, text: 'Stone', rev: 3 });
    return (revs.at(-1) === 3 ? answer : outrun)(request, response);
  };
  const scope = startScope({ api: api.url, session: SESSION });
  open.add(scope);
  await visit('/p/1', scope);
  await screen.findByText('Clay');
  const close = jest.fn();
  showWithin(scope, { en, 'zh-HK': zhHk }, <Compose close={close} signal={signal} props={{ edit: '1' }} />);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Edit post' }), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('alert');
  expect(screen.getByText('Stone')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(revs).toEqual([0, 3]));
  await screen.findByText('Clay!');
});
