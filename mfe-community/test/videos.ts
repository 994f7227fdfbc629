import type { VideoCard } from '@mortar/protocol/video';

/** A video of somebody else’s that can be played. */
export const VIDEO: VideoCard = {
  videoid: 'abcdefghijkl',
  title: 'At the wheel',
  author: { uid: 'u2', username: 'mo', headimgurl: '' },
  state: 'ready',
  reason: null,
  audience: 'public',
  durationMs: 8000,
  width: 640,
  height: 480,
  coverurl: '',
  posterurl: '',
  playurl: '/master.m3u8',
  renditions: [],
  isOwn: false,
  at: '2026-11-26T04:00:00.000Z',
};
