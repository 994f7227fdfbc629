import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { dialogOpened, loginRequested } from '@mortar/host';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { startApi } from '../../shared/client/test/api-server.ts';
import { recorded } from '../../shared/remote-kit/test/site.tsx';
import { axeFindings } from '../../shared/ui/src/testing/axe.ts';
import { item, page } from './posts.ts';
import { answering, SESSION, startScope, visit, type Answers } from './site.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

// jsdom has no layout: a row is 200 px high and all of them are near.
beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(200);
  Object.defineProperty(window, 'innerHeight', { value: 20_000, configurable: true });
  window.scrollTo = () => undefined;
});

const answers = (more: Answers) => answering({ ...more });
const articles = () => screen.findAllByRole('article');

test('a visitor reads what is newest, and the end is said', async () => {
  api.reply = answers({ 'open/findpage': page([item(3), item(2), item(1)]) });
  await visit('/community', startScope({ api: api.url }));
  expect((await articles()).map((one) => within(one).getByText(/^Post/).textContent)).toEqual(['Post 3', 'Post 2', 'Post 1']);
  expect(screen.getByText('You’ve reached the end.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Following' })).toBeNull();
  expect(await axeFindings()).toEqual([]);
});

test('whoever reached the end of what they follow is told of others whom to follow', async () => {
  const ann = {
    ...item(1).post.author,
    uid: 'a',
    username: 'ann',
    personalprofile: '',
    why: { reason: 'newcomer', by: [], count: 0, group: null },
  };
  api.reply = answers({ 'open/findpage': page([item(1)]), 'people/suggested': { list: [ann], cursor: null, end: true } });
  await visit('/community', startScope({ api: api.url, session: SESSION }));
  const others = await screen.findByRole('region', { name: 'Who to follow' });
  expect(within(others).getByRole('link', { name: 'ann' })).toBeTruthy();
  expect(others.compareDocumentPosition(screen.getByText('You’ve reached the end.'))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

test('a like shows at once, and the last press counts', async () => {
  const sent: unknown[] = [];
  api.reply = answers({
    'open/findpage': page([item(1)]),
    'userlike/save': ({ body }: { body: string }) => {
      const { status } = JSON.parse(body) as { status: number };
      sent.push(status);
      return { status, count: 3 + status };
    },
  });
  await visit('/community?feed=latest', startScope({ api: api.url, session: SESSION }));
  const like = () => screen.getByRole('button', { name: /^Like/ });
  await screen.findByRole('article');
  await userEvent.click(like());
  expect(like().getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(like());
  await userEvent.click(like());
  await waitFor(() => expect(sent.at(-1)).toBe(1));
  await waitFor(() => expect(like().getAttribute('aria-label')).toBe('Like, 4 likes'));
  expect(like().getAttribute('aria-pressed')).toBe('true');
});

test('a like that the server refuses goes back', async () => {
  api.reply = answers({ 'open/findpage': page([item(1)]), 'userlike/save': { refused: 1512001 } });
  await visit('/community?feed=latest', startScope({ api: api.url, session: SESSION }));
  await screen.findByRole('article');
  await userEvent.click(screen.getByRole('button', { name: /^Like/ }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Like, 3 likes' }).getAttribute('aria-pressed')).toBe('false'));
});

test('a visitor who likes something logs in first, and the like follows', async () => {
  const liked: unknown[] = [];
  const reply = answers({
    'open/findpage': page([item(1)]),
    'userlike/save': ({ body }: { body: string }) => (liked.push(JSON.parse(body)), { status: 1, count: 4 }),
  });
  api.reply = reply;
  const scope = startScope({ api: api.url });
  const asked = recorded(loginRequested, scope);
  const shown = await visit('/community', scope);
  await screen.findByRole('article');
  await userEvent.click(screen.getByRole('button', { name: /^Like/ }));
  expect([asked.length, liked.length]).toEqual([1, 0]);
  shown.unmount();
  await visit('/community?feed=latest', startScope({ api: api.url, session: SESSION }));
  await waitFor(() => expect(liked).toEqual([{ targetid: '1', targettype: 'post', liketype: 'like', status: 1 }]));
});

test('what is new waits until the reader lets it in', async () => {
  api.reply = answers({
    'open/findpage': ({ body }: { body: string }) =>
      (JSON.parse(body) as { after?: string }).after ? page([item(5), item(4)]) : page([item(3)], { fresh: 0 }),
    'open/fresh': { fresh: 2 },
  });
  const scope = startScope({ api: api.url });
  const shown = await visit('/community', scope);
  await screen.findByText('Post 3');
  shown.unmount();
  // The way back: the list is there as it was, and what came meanwhile is counted.
  await visit('/community', scope);
  await userEvent.click(await screen.findByRole('button', { name: '2 new posts' }));
  await waitFor(async () => expect(await articles()).toHaveLength(3));
  expect(screen.queryByRole('button', { name: '2 new posts' })).toBeNull();
});

test('somebody goes on where they stopped reading', async () => {
  const from: unknown[] = [];
  api.reply = answers({
    'open/findpage': ({ body }: { body: string }) => {
      const asked = JSON.parse(body) as { from?: number };
      if (asked.from) from.push(asked.from);
      return asked.from
        ? page([item(2)], { fresh: 3 })
        : page([item(5), item(4)], { mark: { pos: 2, offset: 0, at: '2026-11-26T04:00:00.000Z' } });
    },
  });
  await visit('/community', startScope({ api: api.url, session: SESSION }));
  await userEvent.click(await screen.findByRole('button', { name: 'Continue where you stopped' }));
  expect(await screen.findByText('Post 2')).toBeTruthy();
  expect(from).toEqual([2]);
  expect(screen.getByRole('button', { name: '3 new posts' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Continue where you stopped' })).toBeNull();
});

test('a list that does not come says so and comes at a second try', async () => {
  api.reply = answers({ 'open/findpage': { refused: 1512000, status: 500 } });
  await visit('/community', startScope({ api: api.url }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  api.reply = answers({ 'open/findpage': page([]) });
  await userEvent.click(again);
  expect(await screen.findByText('No posts yet')).toBeTruthy();
});

test('J goes from post to post, L likes the one with the focus, and a question mark tells of all keys', async () => {
  const liked: unknown[] = [];
  api.reply = answers({
    'open/findpage': page([item(2), item(1)]),
    'userlike/save': ({ body }: { body: string }) => (
      liked.push((JSON.parse(body) as { targetid: string }).targetid),
      { status: 1, count: 4 }
    ),
  });
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ top: 0, bottom: 20_000 } as DOMRect);
  const scope = startScope({ api: api.url, session: SESSION });
  const opened = recorded(dialogOpened, scope);
  await visit('/community?feed=latest', scope);
  const [first, second] = await articles();
  await userEvent.keyboard('j');
  expect(document.activeElement).toBe(first);
  await userEvent.keyboard('j');
  await waitFor(() => expect(document.activeElement).toBe(second));
  await userEvent.keyboard('l');
  await waitFor(() => expect(liked).toEqual(['1']));
  await userEvent.keyboard('?');
  expect(opened.map(({ name }) => name)).toEqual(['community.keys']);
});

test('what is kept no longer stays on the screen, and is gone when the list is opened again', async () => {
  const kept = { mine: { like: false, likedRev: null, favorite: true, repost: false } };
  let list = [item(1, kept)];
  api.reply = answers({
    'open/findpage': () => page(list),
    'userlike/save': () => ((list = []), { status: 0, count: 0 }),
  });
  const scope = startScope({ api: api.url, session: SESSION });
  const shown = await visit('/saved', scope);
  await userEvent.click(await screen.findByRole('button', { name: 'Save', pressed: true }));
  await screen.findByRole('button', { name: 'Save', pressed: false });
  await waitFor(() => expect(list).toEqual([]));
  expect(screen.getByText('Post 1')).toBeTruthy();
  shown.unmount();
  await visit('/saved', scope);
  expect(await screen.findByText('Nothing saved yet')).toBeTruthy();
});
