import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { startApi } from '../../shared/client/test/api-server.ts';
import { axeFindings } from '../../shared/ui/src/testing/axe.ts';
import { comment, post } from './posts.ts';
import { answering, SESSION, startScope, visit } from './site.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const MINE = { uid: 'u1', username: 'kira', headimgurl: '', certification: false };
const thread = {
  list: [],
  replies: [],
  thread: [{ ...comment(1), replies: [comment(2, { parent: 1, depth: 2 })], more: 1 }],
  answers: [],
  cursor: null,
  end: true,
};

test('a post stands above its answers, and all that is answered to one comes at a press', async () => {
  api.reply = answering({
    'open/detail': post('1', { text: 'The kiln opens' }),
    'open/postlist': ({ body }: { body: string }) =>
      (JSON.parse(body) as { root?: number }).root
        ? { ...thread, thread: [], answers: [comment(2, { parent: 1, depth: 2 }), comment(3, { parent: 2, depth: 3 })] }
        : thread,
  });
  await visit('/p/1', startScope({ api: api.url }));
  expect(await screen.findByText('The kiln opens')).toBeTruthy();
  expect(await screen.findByText('Answer 2')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show 1 more reply' }));
  expect(await screen.findByText('Answer 3')).toBeTruthy();
  expect(await axeFindings()).toEqual([]);
});

test('what was deleted here can come back in its place', async () => {
  api.reply = answering({
    'open/detail': post('1', { text: 'My post', author: MINE }),
    'open/postlist': { ...thread, thread: [] },
    'post/delete': { undoUntil: '2026-11-26T05:00:00.000Z' },
    'post/undelete': post('1', { text: 'My post', author: MINE }),
  });
  await visit('/p/1', startScope({ api: api.url, session: SESSION }));
  const article = within((await screen.findByText('My post')).closest('article')!);
  await userEvent.click(article.getByRole('button', { name: /More about/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('My post')).toBeNull());
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('My post')).toBeTruthy();
});

test('a reply that came back is there after the way back has closed', async () => {
  const mine = comment(1, { text: 'My reply', author: MINE });
  api.reply = answering({
    'open/detail': post('1', { text: 'The kiln opens' }),
    'open/postlist': { ...thread, thread: [{ ...mine, replies: [], more: 0 }] },
    'comment/delete': { undoUntil: '2026-11-26T05:00:00.000Z' },
    'comment/undelete': mine,
  });
  await visit('/p/1', startScope({ api: api.url, session: SESSION }));
  await screen.findByText('My reply');
  jest.useFakeTimers({ advanceTimers: true });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getAllByRole('button', { name: /More about/ }).at(-1)!);
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('My reply');
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  jest.useRealTimers();
  expect(screen.getByText('My reply')).toBeTruthy();
});

test('replies to one post never stand below another, however late they come', async () => {
  let arrive!: () => void;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const answer = answering({
    'open/detail': ({ body }: { body: string }) => post((JSON.parse(body) as { postid: string }).postid),
    'open/postlist': ({ body }: { body: string }) => {
      const { postid } = JSON.parse(body) as { postid: string };
      const root = { ...comment(1, { postid, commentid: `${postid}-1`, text: `Says ${postid}` }), replies: [], more: 0 };
      return { ...thread, thread: [root] };
    },
  });
  api.reply = async (request, response) => {
    if (request.path.endsWith('postlist') && request.body.includes('"postid":"1"')) await arrived;
    answer(request, response);
  };
  const { router } = await visit('/p/1', startScope({ api: api.url }));
  await act(() => router.navigate('/p/2'));
  await screen.findByText('Says 2');
  await act(async () => {
    arrive();
    // What comes after it is there, and so is it.
    await (await fetch(`${api.url}/after`)).text();
  });
  expect(screen.getByText('Says 2')).toBeTruthy();
  expect(screen.queryByText('Says 1')).toBeNull();
});
