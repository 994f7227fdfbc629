import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { signedOut } from '@mortar/host';
import type { NewsDraft } from '@mortar/protocol/news';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { scopeBind, type Scope } from 'effector';
import { startApi } from '../../shared/client/test/api-server.ts';
import { axeFindings } from '../../shared/ui/src/testing/axe.ts';
import { answering, SESSION, startScope, visit } from './site.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** Documents that are open. Without an end what one wanted to save later would come to the next test. */
const open = new Set<Scope>();
function started(): Scope {
  const scope = startScope({ api: api.url, session: SESSION });
  open.add(scope);
  return scope;
}
afterEach(() => {
  for (const scope of open) scopeBind(signedOut, { scope })();
  open.clear();
});

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
  await visit(`/news/write/${ID}`, started());
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
  await visit(`/news/write/${ID}`, started());
  await screen.findByDisplayValue('Kilns');
  await userEvent.type(titleIn('English'), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Publish now' }));
  expect(await screen.findByText(/your version is now a draft of its own/)).toBeTruthy();
  expect((titleIn('English') as HTMLInputElement).value).toBe('Kilns!');
});

test('what waits for its time can’t be changed, until its time is taken away', async () => {
  const when = { local: '2099-01-05T09:30', zone: 'Asia/Hong_Kong', at: '2099-01-05T01:30:00.000Z' };
  api.reply = answering({ 'drafts/detail': draft({ when }), 'drafts/hold': draft() });
  await visit(`/news/write/${ID}`, started());
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
  await visit('/news/desk', started());
  expect(await screen.findByText(/someone else changed the article meanwhile/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Kilns' }).getAttribute('href')).toBe(`/news/write/${ID}`);
  expect(await axeFindings()).toEqual([]);
});

test('what could not be saved is found at the desk again', async () => {
  const id = '22222222-2222-4222-8222-222222222222';
  api.reply = answering({ 'drafts/detail': { refused: 1512004 }, 'drafts/save': { refused: 1512001, status: 503 } });
  const { unmount } = await visit(`/news/write/${id}`, started());
  await screen.findByRole('group', { name: 'English' });
  await userEvent.type(titleIn('English'), 'Offline');
  unmount();
  api.reply = answering({ 'news/drafts': { list: [] }, 'open/selectallnews': { list: [], sources: [], cursor: null, end: true } });
  await visit('/news/desk', started());
  const link = await screen.findByRole('link', { name: 'Offline' });
  expect(link.getAttribute('href')).toBe(`/news/write/${id}`);
  expect(within(link.closest('li')!).getByText('On this device only')).toBeTruthy();
});

test('what somebody else changed meanwhile is kept under another name, also once another article is open', async () => {
  const other = '33333333-3333-4333-8333-333333333333';
  let refuse!: () => void;
  const refused = new Promise<void>((resolve) => (refuse = resolve));
  const answer = answering({
    'drafts/detail': ({ query }: { query: URLSearchParams }) => draft({ draftid: query.get('draftid')! }),
    'drafts/save': { refused: 1512091 },
    'news/drafts': { list: [draft()] },
    'open/selectallnews': { list: [], sources: [], cursor: null, end: true },
  });
  api.reply = async (request, response) => {
    if (request.path.endsWith('drafts/save')) await refused;
    answer(request, response);
  };
  const { router } = await visit(`/news/write/${ID}`, started());
  await screen.findByDisplayValue('Kilns');
  await userEvent.type(titleIn('English'), ' of mine');
  await userEvent.click(screen.getByRole('button', { name: 'Publish now' }));
  await act(() => router.navigate('/news/desk'));
  await screen.findByRole('link', { name: 'Kilns' });
  await act(() => router.navigate(`/news/write/${other}`));
  await screen.findByDisplayValue('Kilns');
  refuse();
  await waitFor(async () => {
    await act(() => router.navigate('/news/desk'));
    expect(screen.getByRole('link', { name: 'Kilns of mine' }).getAttribute('href')).not.toBe(`/news/write/${ID}`);
  });
});
