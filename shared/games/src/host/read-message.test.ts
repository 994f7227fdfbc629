import { describe, expect, test } from '@jest/globals';
import { readGameMessage, readPageMessage } from './index.ts';

const init = { type: 'init', locale: 'zh-HK', theme: 'light', muted: true, reducedMotion: false, best: 0 };
const offer = { type: 'offer', session: 's', seed: 1, best: 0, top: 0 };
const end = { type: 'end', session: 's', log: [[3, 1]], ticks: 10, score: 15 };

describe('a message of a game', () => {
  test.each([
    { type: 'hello', v: 2, id: 'fuse' },
    { type: 'ready' },
    { type: 'play' },
    { type: 'started', session: 's' },
    end,
    { type: 'sound', muted: false },
    { type: 'leave' },
  ])('is read: %j', (message) => {
    expect(readGameMessage(message)).toBe(message);
  });

  test.each([
    null,
    'leave',
    [],
    {},
    { type: 'unknown' },
    { type: 'constructor' },
    { ...end, score: undefined },
    { ...end, score: '1' },
    { ...end, score: 1.5 },
    { ...end, score: -1 },
    { type: 'leave', more: 1 },
    { ...end, log: [[3]] },
    { ...end, log: [[3, 256]] },
    { ...end, log: Array.from({ length: 20_001 }, () => [1, 1]) },
    { ...end, session: 'x'.repeat(65) },
    init,
  ])('is ignored where it is none: %#', (message) => {
    expect(readGameMessage(message)).toBeUndefined();
  });
});

describe('a message of a page', () => {
  test.each([
    init,
    offer,
    { type: 'mute', muted: true },
    { type: 'volume', volume: 0.5 },
    { type: 'theme', theme: 'dark' },
    { type: 'stop' },
  ])('is read: %j', (message) => {
    expect(readPageMessage(message)).toBe(message);
  });

  test.each([
    { ...init, locale: 'fr' },
    { ...offer, seed: 2 ** 32 },
    { ...offer, top: -1 },
    { ...init, best: Number.NaN },
    { type: 'theme', theme: 'sepia' },
    end,
  ])('is ignored where it is none: %#', (message) => {
    expect(readPageMessage(message)).toBeUndefined();
  });
});
