import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Account } from '@mortar/protocol/community';
import { act, screen, waitFor } from '@testing-library/react';
import { startApi } from '../../shared/client/test/api-server.ts';
import { allSettled } from 'effector';
import { postWritten } from '../src/entities/post/index.ts';
import { comment, post } from './posts.ts';
import { answering, SESSION, startScope, visit } from './site.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const account = (uid: string): Account => ({
  uid,
  username: `The ${uid}`,
  headimgurl: '',
  certification: false,
  personalprofile: '',
  profileimageurl: '',
  bannerimageurl: '',
  instagramurl: '',
  websiteurl: '',
  twitterurl: '',
  joinedAt: '2026-11-26T04:00:00.000Z',
  counts: { posts: 0, followers: 0, following: 0, likes: 0 },
  relation: null,
  showsLikes: true,
  showsHood: true,
});
const on = { postid: '1', author: comment(1).author!, text: 'The kiln' };
const repliesOf = (uid: string) => [{ ...comment(uid === 'slow' ? 1 : 2, { text: `Says ${uid}` }), on }];

test('whoever was opened first and answers last is not shown below the other one', async () => {
  let arrive!: () => void;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const asked: string[] = [];
  const answer = answering({
    'open/accountinfo': ({ query }: { query: URLSearchParams }) => account(query.get('accountid')!),
    'open/postlist': ({ body }: { body: string }) => {
      const { accountid } = JSON.parse(body) as { accountid: string };
      asked.push(accountid);
      return { list: [], replies: repliesOf(accountid), thread: [], answers: [], cursor: null, end: true };
    },
  });
  api.reply = async (request, response) => {
    if (request.query.get('accountid') === 'slow') await arrived;
    answer(request, response);
  };
  const { router } = await visit('/u/slow?show=replies', startScope({ api: api.url }));
  await act(() => router.navigate('/u/quick?show=replies'));
  await screen.findByText('Says quick');
  await act(async () => {
    arrive();
    // What comes after it is there, and so is it.
    await (await fetch(`${api.url}/after`)).text();
  });
  expect(screen.getByText('Says quick')).toBeTruthy();
  expect(asked).not.toContain('slow');
  expect(screen.getByRole('heading', { name: 'The quick' })).toBeTruthy();
});

test('another tab is read although the account can’t be read anew', async () => {
  let isDown = false;
  api.reply = answering({
    'open/accountinfo': () => (isDown ? { refused: 1512001, status: 503 } : account('quick')),
    'open/postlist': { list: [], replies: repliesOf('quick'), thread: [], answers: [], cursor: null, end: true },
  });
  const { router } = await visit('/u/quick', startScope({ api: api.url }));
  await screen.findByRole('heading', { name: 'The quick' });
  isDown = true;
  await act(() => router.navigate('/u/quick?show=replies'));
  await screen.findByText('Says quick');
});

test('what somebody writes comes into the list of their own profile', async () => {
  const asked: string[] = [];
  api.reply = answering({
    'open/accountinfo': account(SESSION.uid),
    'open/postlist': ({ body }: { body: string }) => {
      asked.push((JSON.parse(body) as { kind: string }).kind);
      return { list: [], replies: [], thread: [], answers: [], cursor: null, end: true };
    },
  });
  const scope = startScope({ api: api.url, session: SESSION });
  const { router } = await visit(`/u/${SESSION.uid}`, scope);
  await waitFor(() => expect(asked).toEqual(['posts']));
  await act(() => allSettled(scope));
  const author = { ...comment(1).author!, uid: SESSION.uid };
  await act(() => allSettled(postWritten, { scope, params: post('9', { author }) }));
  expect(asked).toEqual(['posts', 'posts']);
  await act(() => router.navigate(`/u/${SESSION.uid}?show=replies`));
  await act(() => allSettled(postWritten, { scope, params: post('10', { author }) }));
  await act(() => router.navigate(`/u/${SESSION.uid}`));
  await waitFor(() => expect(asked).toEqual(['posts', 'posts', 'replies', 'posts']));
});
