import { beforeEach, expect, jest, test } from '@jest/globals';
import { $isMuted, $session, $volume, muteChosen, signedOut, volumeChosen } from '@mortar/host';
import { allSettled, fork } from 'effector';
import { readSound } from '../src/features/sound/index.ts';
import { sessionOf } from './open-tab.ts';

beforeEach(() => localStorage.clear());

const soundIn = (scope: ReturnType<typeof fork>) => [scope.getState($isMuted), scope.getState($volume)];

test('it keeps the sound of each person apart, and that of visitors', async () => {
  const scope = fork({ values: [[$session, sessionOf('t', { uid: 'ann' })]] });
  await allSettled(muteChosen, { scope, params: false });
  await allSettled(volumeChosen, { scope, params: 0.3 });
  expect(readSound('ann')).toEqual({ muted: false, volume: 0.3 });
  expect(readSound('bob')).toEqual({ muted: true, volume: 1 });
  expect(readSound(undefined)).toEqual({ muted: true, volume: 1 });
});

test('it takes up the sound of whoever is there now', async () => {
  const scope = fork();
  await allSettled(muteChosen, { scope, params: false });
  await allSettled($session, { scope, params: sessionOf('t', { uid: 'ann' }) });
  expect(soundIn(scope)).toEqual([true, 1]);
  await allSettled(volumeChosen, { scope, params: 0.5 });
  await allSettled(signedOut, { scope });
  expect(soundIn(scope)).toEqual([false, 1]);
  await allSettled($session, { scope, params: sessionOf('t2', { uid: 'ann' }) });
  expect(soundIn(scope)).toEqual([true, 0.5]);
});

test.each(['nonsense', '7', 'null', '{"muted":"no","volume":9}', '{"volume":"loud"}'])('it is silent for what is no sound: %s', (kept) => {
  localStorage.setItem('mortar:sound:ann', kept);
  expect(readSound('ann')).toEqual({ muted: true, volume: 1 });
});

test('it works where the browser keeps nothing', async () => {
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const scope = fork();
  await allSettled(muteChosen, { scope, params: false });
  expect(soundIn(scope)).toEqual([false, 1]);
  set.mockRestore();
});
