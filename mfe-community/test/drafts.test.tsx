import 'fake-indexeddb/auto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Draft, DraftPost, Scheduled } from '@mortar/protocol/community';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { startApi } from '../../shared/client/test/api-server.ts';
import { axeFindings } from '../../shared/ui/src/testing/axe.ts';
import { post } from './posts.ts';
import { answering, SESSION, startScope, visit } from './site.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

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
  await visit('/drafts', startScope({ api: api.url, session: SESSION }));
  await screen.findByRole('button', { name: /^From the phone Phone/ });
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Delete draft: From the phone' }));
  expect(list).toHaveLength(1);
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
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
