import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import type { VideoCard } from '@mortar/protocol/video';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { startApi } from '../../shared/client/test/api-server.ts';
import { axeFindings } from '../../shared/ui/src/testing/axe.ts';
import { item, page } from './posts.ts';
import { answering, startScope, visit } from './site.ts';
import { VIDEO as CARD } from './videos.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
// jsdom has no layout and plays nothing.
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(200);
  Object.defineProperty(window, 'innerHeight', { value: 20_000, configurable: true });
  window.scrollTo = () => undefined;
  HTMLMediaElement.prototype.load = () => undefined;
  HTMLMediaElement.prototype.pause = () => undefined;
});

const VIDEO: VideoCard = { ...CARD, coverurl: '/cover.jpg', posterurl: '/poster.jpg' };

test('a post shows its video, and what plays it comes with the press alone', async () => {
  api.reply = answering({ 'open/findpage': page([item(1, { video: VIDEO })]) });
  const { container } = await visit('/community', startScope({ api: api.url }));
  const play = await screen.findByRole('button', { name: 'Play At the wheel' });
  expect(container.querySelector('video')).toBeNull();
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(play);
  // It has begun to play: this browser cannot.
  await screen.findByText(/This browser can’t play this video/, undefined, { timeout: 5000 });
  expect(container.querySelector('video')).not.toBeNull();
});
