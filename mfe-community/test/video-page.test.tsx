import 'fake-indexeddb/auto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Video } from '@mortar/protocol/video';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { startApi } from '../../shared/client/test/api-server.ts';
import { axeFindings } from '../../shared/ui/src/testing/axe.ts';
import { comment, post } from './posts.ts';
import { answering, SESSION, startScope, visit } from './site.ts';
import { VIDEO as CARD } from './videos.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
  // jsdom plays nothing.
  HTMLMediaElement.prototype.load = () => undefined;
  HTMLMediaElement.prototype.pause = () => undefined;
  HTMLElement.prototype.scrollIntoView = () => undefined;
});
afterAll(() => api.close());

const VIDEO: Video = { ...CARD, description: '', chapters: [], captions: [], storyboard: null };
const thread = { list: [], replies: [], answers: [], cursor: null, end: true };
const shown = post('1', { text: 'Look', video: VIDEO, counts: { comments: 2, reposts: 0, quotes: 0, likes: 0, favorites: 0 } });

test('the page of a video shows what is said about it; a moment leads the player there, and marks stand for all', async () => {
  api.reply = answering({
    'video/open/detail': VIDEO,
    'open/ofvideo': { post: shown },
    'open/moments': { moments: [2000, 5000, 7000] },
    'open/postlist': { ...thread, thread: [{ ...comment(1, { moment: 5000 }), replies: [], more: 0 }], cursor: 'next', end: false },
  });
  const { container } = await visit('/video/abcdefghijkl', startScope({ api: api.url, session: SESSION }));
  expect(await screen.findByRole('heading', { name: '2 replies' })).toBeTruthy();
  expect(await screen.findByText('Answer 1')).toBeTruthy();
  await waitFor(() => expect(container.querySelectorAll('[class*="said"][style]')).toHaveLength(3));
  await userEvent.click(screen.getByRole('button', { name: 'Go to 0:05 in the video' }));
  await waitFor(() => expect(container.querySelector('video')!.currentTime).toBe(5));
  expect(screen.getByRole('button', { name: 'Load more' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Write a reply' }));
  expect(await screen.findByRole('button', { name: /^At 0:0/ })).toBeTruthy();
  expect(await axeFindings()).toEqual([]);
});

test('one that no post shows has no replies, and its author is led to one', async () => {
  api.reply = answering({ 'video/open/detail': { ...VIDEO, isOwn: true }, 'open/ofvideo': { post: null } });
  await visit('/video/abcdefghijkl', startScope({ api: api.url, session: SESSION }));
  expect(await screen.findByRole('button', { name: 'Share in a post' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /repl/ })).toBeNull();
});
