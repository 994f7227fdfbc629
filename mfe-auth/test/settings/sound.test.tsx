import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { $isMuted, $volume } from '@mortar/host';
import { act, screen } from '@testing-library/react';
import { startApi } from '../../../shared/client/test/api-server.ts';
import { answers, openSettings } from './site.tsx';

/** How loud each tone began. */
const tones: number[] = [];
const node = { connect: (next: unknown) => next, start: () => undefined, stop: () => undefined, frequency: {} };
class Context {
  currentTime = 0;
  createOscillator = () => ({ ...node });
  createGain = () => ({
    ...node,
    gain: { setValueAtTime: (level: number) => tones.push(level), exponentialRampToValueAtTime: () => undefined },
  });
}

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  Object.assign(globalThis, { AudioContext: Context });
  api = await startApi();
  api.reply = answers();
});
afterEach(() => {
  tones.length = 0;
});
afterAll(() => api.close());

async function open(locale: 'en' | 'zh-HK' = 'en') {
  const page = await openSettings('/settings/sound', { api: api.url, locale });
  const slider = await screen.findByRole('slider', { name: locale === 'en' ? 'Volume' : '音量' });
  const heard = () => ({ isMuted: page.scope.getState($isMuted), volume: page.scope.getState($volume) });
  return { ...page, slider, heard };
}

test('it is silent until somebody turns the sound on, and silent again when they turn it off', async () => {
  const { user, heard } = await open();
  const sound = screen.getByRole('switch', { name: 'Play sounds' });
  expect([sound.getAttribute('aria-checked'), heard().isMuted]).toEqual(['false', true]);
  await user.click(sound);
  expect(heard().isMuted).toBe(false);
  await user.click(sound);
  expect(heard().isMuted).toBe(true);
});

test('it sets the volume by keys, turns the sound on with it, and lets hear how loud that is', async () => {
  const { user, slider, heard } = await open();
  act(() => slider.focus());
  await user.keyboard('{ArrowLeft}');
  expect([slider.getAttribute('aria-valuetext'), heard()]).toEqual(['95%', { isMuted: false, volume: 0.95 }]);
  await user.keyboard('{Home}');
  expect([slider.getAttribute('aria-valuetext'), heard().volume]).toEqual(['0%', 0]);
  expect(tones).toEqual([0.95 * 0.16]);
});

test('it says all of it in Chinese', async () => {
  const { slider } = await open('zh-HK');
  expect(slider.getAttribute('aria-valuetext')).toBe('100%');
  expect(screen.getByRole('switch', { name: '播放聲音' })).toBeTruthy();
});
