import 'fake-indexeddb/auto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { NewsDraft } from '@mortar/protocol/news';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { startApi } from '../../shared/client/test/api-server.ts';
import { axeFindings } from '../../shared/ui/src/testing/axe.ts';
import { answering, SESSION, startScope, visit } from './site.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const ID = '11111111-1111-4111-8111-111111111111';
const words = (title: string) => ({ title, summary: 'Short', body: 'Long' });
const draft = (changes: Partial<NewsDraft> = {}): NewsDraft => ({
  draftid: ID,
  rev: 1,
  article: { category: 'basics', tags: 'keys', texts: { en: words('Kilns'), 'zh-HK': words('窯') }, alt: { en: '', 'zh-HK': '' } },
  picture: null,
  newsid: null,
  by: 'Ann',
  at: '2026-11-26T04:00:00.000Z',
  when: null,
  held: null,
  ...changes,
});
const bodyOf = ({ body }: { body: string }) => JSON.parse(body) as { rev: number; draftid: string; article: NewsDraft['article'] };
const titleIn = (lang: string) => within(screen.getByRole('group', { name: lang })).getByRole('textbox', { name: 'Title' });

test('what is typed is saved before it is published, and a fault stands at its field', async () => {
  const calls: [string, number][] = [];
  let faults = true;
  api.reply = answering({
    'drafts/detail': draft(),
    'drafts/save': (request: { body: string }) => {
      const { rev, article } = bodyOf(request);
      calls.push(['save', rev]);
      return draft({ rev: rev + 1, article });
    },
    'drafts/publish': (request: { body: string }) => {
      calls.push(['publish', bodyOf(request).rev]);
      return faults ? { refused: 1512001 } : { newsid: '5', rev: 1 };
    },
    'news/open/detail': { refused: 1512004 },
  });
  await visit(`/news/write/${ID}`, startScope({ api: api.url, session: SESSION }));
  await screen.findByDisplayValue('Kilns');
  expect(await axeFindings()).toEqual([]);
  await userEvent.type(titleIn('English'), ' open');
  await userEvent.click(screen.getByRole('button', { name: 'Publish now' }));
  await waitFor(() =>
    expect(calls).toEqual([
      ['save', 1],
      ['publish', 2],
    ]),
  );
  expect((titleIn('English') as HTMLInputElement).value).toBe('Kilns open');
  faults = false;
  await userEvent.click(await screen.findByRole('button', { name: 'Publish now' }));
  await waitFor(() => expect(calls.at(-1)).toEqual(['publish', 2]));
  await screen.findByText('This story isn’t available');
});

test('where somebody else saved meanwhile, what stands here goes on under another name', async () => {
  api.reply = answering({
    'drafts/detail': ({ query }: { query: URLSearchParams }) => (query.get('draftid') === ID ? draft() : { refused: 1512004 }),
    'drafts/save': { refused: 1512091 },
  });
  await visit(`/news/write/${ID}`, startScope({ api: api.url, session: SESSION }));
  await screen.findByDisplayValue('Kilns');
  await userEvent.type(titleIn('English'), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Publish now' }));
  expect(await screen.findByText(/your version is now a draft of its own/)).toBeTruthy();
  expect((titleIn('English') as HTMLInputElement).value).toBe('Kilns!');
});

test('what waits for its time can’t be changed, until its time is taken away', async () => {
  const when = { local: '2099-01-05T09:30', zone: 'Asia/Hong_Kong', at: '2099-01-05T01:30:00.000Z' };
  api.reply = answering({ 'drafts/detail': draft({ when }), 'drafts/hold': draft() });
  await visit(`/news/write/${ID}`, startScope({ api: api.url, session: SESSION }));
  await screen.findByDisplayValue('Kilns');
  expect(screen.getByRole('group', { name: 'English' })).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: 'Publish now' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Unschedule and edit' }));
  expect(await screen.findByRole('button', { name: 'Publish now' })).toBeTruthy();
});

test('the desk says what is held and why', async () => {
  api.reply = answering({
    'news/drafts': { list: [draft({ held: 'changed', newsid: '4' })] },
    'open/selectallnews': { list: [], sources: [], cursor: null, end: true },
  });
  await visit('/news/desk', startScope({ api: api.url, session: SESSION }));
  expect(await screen.findByText(/someone else changed the article meanwhile/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Kilns' }).getAttribute('href')).toBe(`/news/write/${ID}`);
  expect(await axeFindings()).toEqual([]);
});
