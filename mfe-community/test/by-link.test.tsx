import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import type { VideoCard } from '@mortar/protocol/video';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { startApi } from '../../shared/client/test/api-server.ts';
import { showWithin } from '../../shared/remote-kit/test/site.tsx';
import { Dialog as People } from '../src/dialogs/people/dialog.tsx';
import { Dialog as Report } from '../src/dialogs/report/dialog.tsx';
import { Dialog as Versions } from '../src/dialogs/versions/dialog.tsx';
import { comment, post } from './posts.ts';
import { answering, SESSION, startScope, TEXTS, visit } from './site.ts';
import { VIDEO as CARD } from './videos.ts';

/** Addresses that have ended. */
const ended = new Set<string>();
const opened: string[] = [];

// jsdom plays nothing: this one knows of each address whether it has ended.
class FakeHls {
  static readonly isSupported = () => true;
  static readonly Events = { MANIFEST_PARSED: 'parsed', ERROR: 'error' };
  static readonly ErrorTypes = { MEDIA_ERROR: 'media', NETWORK_ERROR: 'network' };
  readonly levels = [];
  readonly heard: Record<string, (...given: unknown[]) => void> = {};
  on = (name: string, hear: () => void) => void (this.heard[name] = hear);
  loadSource = (url: string) =>
    queueMicrotask(() => {
      opened.push(url);
      if (ended.has(url)) this.heard['error']!('error', { fatal: true, type: 'network', details: '', response: { code: 403 } });
      else this.heard['parsed']!();
    });
  attachMedia = () => undefined;
  destroy = () => undefined;
}
jest.unstable_mockModule('hls.js', () => ({ default: FakeHls }));

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
  HTMLMediaElement.prototype.load = () => undefined;
  HTMLMediaElement.prototype.play = () => Promise.resolve();
  HTMLMediaElement.prototype.pause = () => undefined;
});
beforeEach(() => {
  ended.clear();
  opened.length = 0;
});
afterAll(() => api.close());

const { signal } = new AbortController();
const KEY = 'k'.repeat(22);
const VIDEO: VideoCard = { ...CARD, playurl: '/old.m3u8' };
const poll = {
  options: [
    { text: 'Now', votes: null },
    { text: 'Later', votes: null },
  ],
  total: 3,
  endsAt: '2099-01-01T00:00:00.000Z',
};
const linked = post('1', {
  text: 'By link',
  audience: 'link',
  key: KEY,
  editedAt: '2026-11-26T05:00:00.000Z',
  rev: 1,
  poll: { ...poll, isOver: false, mine: null },
});
const thread = { list: [], replies: [], thread: [{ ...comment(1), replies: [], more: 0 }], answers: [], cursor: null, end: true };
const list = { list: [], cursor: null, end: true };

/** With which key something was asked for last; undefined where it was not. */
function keyAt(path: string): string | null | undefined {
  const request = api.received.findLast((one) => one.path.endsWith(path));
  return request && (request.query.get('key') ?? (JSON.parse(request.body || '{}') as { key?: string }).key ?? null);
}

test('whoever reads a post by its link votes, likes, keeps, reports and looks at it with its key', async () => {
  api.reply = answering({
    'open/detail': linked,
    'open/postlist': thread,
    getlikestatus: { list: [] },
    'poll/vote': { ...poll, isOver: false, mine: 0 },
    'userlike/save': { status: 1, count: 4 },
    'open/userlikelist': list,
    'open/versions': { list: [] },
    'report/save': {},
  });
  const scope = startScope({ api: api.url, session: SESSION });
  await visit(`/p/1?key=${KEY}`, scope);
  const article = within((await screen.findByText('By link')).closest('article')!);
  await screen.findByText('Answer 1');
  await userEvent.click(article.getByRole('button', { name: 'Now' }));
  await waitFor(() => expect(keyAt('poll/vote')).toBe(KEY));
  for (const sign of ['like', 'save']) {
    api.received.length = 0;
    await userEvent.click(document.querySelector(`article [data-act=${sign}]`)!);
    await waitFor(() => expect(keyAt('userlike/save')).toBe(KEY));
  }
  api.received.length = 0;
  await userEvent.click(document.querySelector('#c1 [data-act=like]')!);
  await waitFor(() => expect(keyAt('userlike/save')).toBe(KEY));
  const shown = (dialog: ReactElement) => showWithin(scope, TEXTS, dialog);
  shown(<Versions close={() => undefined} signal={signal} props={{ postid: '1' }} />);
  await waitFor(() => expect(keyAt('open/versions')).toBe(KEY));
  shown(<People close={() => undefined} signal={signal} props={{ likes: '1' }} />);
  await waitFor(() => expect(keyAt('open/userlikelist')).toBe(KEY));
  shown(<Report close={() => undefined} signal={signal} props={{ targettype: 'comment', targetid: '1-1' }} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Send report' }));
  await waitFor(() => expect(keyAt('report/save')).toBe(KEY));
});

test('whoever is followed is not offered to be followed, on the page of their post', async () => {
  const status = { targetid: '1', like: false, favorite: false, follow: true, counts: { likes: 0, favorites: 0, comments: 0, reposts: 0 } };
  api.reply = answering({ 'open/detail': linked, 'open/postlist': thread, getlikestatus: { list: [status] } });
  await visit(`/p/1?key=${KEY}`, startScope({ api: api.url, session: SESSION }));
  expect(await screen.findByRole('button', { name: 'Following mo' })).toBeTruthy();
  expect(keyAt('getlikestatus')).toBe(KEY);
});

test('a video whose address has ended goes on at the next one; where none comes, that is said', async () => {
  let playurl = '/old.m3u8';
  api.reply = answering({
    'open/detail': () => ({ ...linked, poll: null, video: { ...VIDEO, playurl } }),
    'open/postlist': thread,
    'open/moments': { moments: [] },
  });
  await visit(`/p/1?key=${KEY}`, startScope({ api: api.url }));
  const play = await screen.findByRole('button', { name: 'Play At the wheel' });
  api.received.length = 0;
  ended.add('/old.m3u8');
  playurl = '/new.m3u8';
  await userEvent.click(play);
  await waitFor(() => expect(opened).toEqual(['/old.m3u8', '/new.m3u8']));
  expect(keyAt('open/detail')).toBe(KEY);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a video that is given the same address again says what helps', async () => {
  ended.add('/old.m3u8');
  api.reply = answering({
    'open/detail': { ...linked, poll: null, video: VIDEO },
    'open/postlist': thread,
    'open/moments': { moments: [] },
  });
  await visit(`/p/1?key=${KEY}`, startScope({ api: api.url }));
  await userEvent.click(await screen.findByRole('button', { name: 'Play At the wheel' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/[Rr]eload/);
});
