import 'fake-indexeddb/auto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { $session, confirmFx, type ConfirmRequest } from '@mortar/host';
import type { Draft, DraftPost, Scheduled } from '@mortar/protocol/community';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fork } from 'effector';
import { startApi } from '../../shared/client/test/api-server.ts';
import { connected, showWithin } from '../../shared/remote-kit/test/site.tsx';
import { axeFindings } from '../../shared/ui/src/testing/axe.ts';
import { Dialog as Compose } from '../src/dialogs/compose/dialog.tsx';
import { post } from './posts.ts';
import { answering, SESSION, startScope, TEXTS, visit } from './site.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const { signal } = new AbortController();
const written = (clientid: string, text: string): DraftPost => ({ clientid, text, mentions: [], media: [], audience: 'public' });
const draft = (draftid: string, text: string): Draft => ({
  draftid,
  rev: 2,
  post: written(draftid, text),
  media: [],
  video: null,
  device: 'Phone',
  at: '2026-11-26T04:00:00.000Z',
});
const scheduled = (postid: string, changes: Partial<Scheduled> = {}): Scheduled => ({
  post: post(postid, { text: `Waiting ${postid}` }),
  source: written(crypto.randomUUID(), `Waiting ${postid}`),
  publishAt: '2099-01-05T01:30:00.000Z',
  local: '2099-01-05T09:30',
  zone: 'Asia/Hong_Kong',
  state: 'scheduled',
  reason: null,
  ...changes,
});

test('drafts of other devices are listed, and thrown away only after a question', async () => {
  const id = crypto.randomUUID();
  let list = [draft(id, 'From the phone')];
  api.reply = answering({ 'draft/list': () => ({ list }), 'draft/delete': () => ((list = []), {}) });
  const [NO, YES] = [2, 1] as const;
  const choices: (typeof NO | typeof YES)[] = [NO, YES];
  const asked: ConfirmRequest[] = [];
  const handlers: [unknown, unknown][] = [[confirmFx, (request: ConfirmRequest) => (asked.push(request), choices.shift())]];
  await visit('/drafts', connected(api.url, fork({ values: [[$session, SESSION]], handlers: handlers as never })));
  await screen.findByRole('button', { name: /^From the phone Phone/ });
  expect(await axeFindings()).toEqual([]);
  const remove = () => userEvent.click(screen.getByRole('button', { name: 'Delete draft: From the phone' }));
  await remove();
  expect(asked).toMatchObject([{ title: 'Delete this draft?', confirmLabel: 'Delete', danger: true }]);
  expect(list).toHaveLength(1);
  await remove();
  await screen.findByText('No drafts');
});

test('without the server, what is in this browser is there, and it says so', async () => {
  api.reply = answering({ 'draft/list': { refused: 1512001, status: 503 } });
  await visit('/drafts', startScope({ api: api.url, session: SESSION }));
  await screen.findByText(/Drafts from your other devices can’t be loaded/);
});

test('what is held stands first with its reason, and what waits can be published at once', async () => {
  const published: string[] = [];
  let list = [scheduled('1', { state: 'held', reason: 'media' }), scheduled('2')];
  api.reply = answering({
    'schedule/list': () => ({ list, cursor: null, end: true }),
    'schedule/now': ({ body }: { body: string }) => {
      published.push((JSON.parse(body) as { postid: string }).postid);
      list = list.slice(0, 1);
      return post('2');
    },
  });
  await visit('/calendar', startScope({ api: api.url, session: SESSION }));
  await screen.findByRole('heading', { name: 'On hold' });
  expect(screen.getByText(/Its video couldn’t be made ready/)).toBeTruthy();
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(screen.getAllByRole('button', { name: 'Post now' })[1]!);
  await waitFor(() => expect(published).toEqual(['2']));
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Post now' })).toHaveLength(1));
});

test.each(['in this document', 'in the next one'])(
  'what was begun of a post that waits has the time that it was moved to, %s',
  async (where) => {
    const one = scheduled('5', { local: '2099-01-05T09:30' });
    const sent: { local: string }[] = [];
    api.reply = answering({
      'schedule/list': { list: [one], cursor: null, end: true },
      'schedule/save': ({ body }: { body: string }) => (sent.push(JSON.parse(body) as { local: string }), one),
    });
    const document = async () => {
      const scope = startScope({ api: api.url, session: SESSION });
      const { unmount } = await visit('/calendar', scope);
      await screen.findByRole('button', { name: 'Change time' });
      const write = () => showWithin(scope, TEXTS, <Compose close={() => undefined} signal={signal} props={{ scheduled: '5' }} />);
      return { unmount, write };
    };
    let here = await document();
    const begun = here.write();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Edit scheduled post' }), '!');
    begun.unmount();
    if (where === 'in the next one') {
      here.unmount();
      here = await document();
    }
    await userEvent.click(screen.getByRole('button', { name: 'Change time' }));
    fireEvent.change(await screen.findByLabelText('Date and time'), { target: { value: '2099-01-05T18:00' } });
    await userEvent.click(screen.getByRole('button', { name: 'Set time' }));
    await waitFor(() => expect(sent.map(({ local }) => local)).toEqual(['2099-01-05T18:00']));
    here.write();
    await screen.findByRole('button', { name: /Goes out Jan 5, 2099, 6:00/ });
  },
);
