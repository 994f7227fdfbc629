import { expect, test } from '@jest/globals';
import { getVideo, listVideos, type Video, type VideoCard } from '@mortar/protocol/video';
import type { OpenedPage } from '../../core/page-beginning.ts';
import { videoBeginning } from './page-beginning.ts';

const ID = 'abcdefghijkl';
const card: VideoCard = {
  videoid: ID,
  title: 'Glazing',
  author: { uid: 'u/1', username: 'Kiln', headimgurl: '' },
  state: 'ready',
  reason: null,
  audience: 'public',
  durationMs: 9000,
  width: 1280,
  height: 720,
  coverurl: '/c.webp',
  posterurl: '/p.webp',
  playurl: '/v.m3u8',
  renditions: [],
  isOwn: false,
  at: '2026-11-20T00:00:00.000Z',
};
const video: Video = { ...card, description: 'How.', chapters: [], captions: [], storyboard: null };

let shown: Partial<Video> = {};
const asked: unknown[] = [];
const beginningOf = videoBeginning({
  list: async (viewerId, input) => {
    asked.push([viewerId, input]);
    return { items: [card], next: null };
  },
  get: async (viewerId, videoid) => {
    asked.push([viewerId, videoid]);
    return { ...video, ...shown };
  },
});
const open = (path: string, page: string, opened: Partial<OpenedPage> = {}) =>
  beginningOf({ remote: 'community', page, address: new URL(path, 'https://mortar.test'), locale: 'en', userId: null, ...opened });

test('videos and a video begin with what their reader may see', async () => {
  const [list, one] = [await open('/video', 'videos', { userId: 7 }), await open(`/video/${ID}`, 'video')];
  expect(asked).toEqual([
    [7, { pageSize: 24 }],
    [undefined, ID],
  ]);
  expect(list).toMatchObject({
    answers: [{ endpoint: listVideos.id, input: { pageSize: 24 } }],
    view: { videos: { cards: [{ id: ID, title: 'Glazing', cover: '/c.webp', name: 'Kiln' }] } },
  });
  expect(one).toMatchObject({
    answers: [{ endpoint: getVideo.id, input: { videoid: ID } }],
    view: { video: { title: 'Glazing', poster: { src: '/p.webp', width: 1280, height: 720 }, person: 'u%2F1' } },
  });
});

test('nothing is painted of a video that cannot be played yet', async () => {
  shown = { playurl: '' };
  expect(await open(`/video/${ID}`, 'video')).not.toHaveProperty('view');
});

test.each([
  ['/video/upload', 'video-upload', {}],
  ['/video/none', 'video', {}],
  ['/video', 'videos', { remote: 'market' }],
])('%s as %s begins with nothing', async (path, page, opened) => {
  expect(await open(path, page, opened)).toBeUndefined();
});
