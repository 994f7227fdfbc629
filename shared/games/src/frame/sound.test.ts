import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createSound } from './sound.ts';

/** How loud each tone becomes. */
let peaks: number[];

/** As much of a browser's sound as a tone needs. */
class FakeAudio {
  currentTime = 0;
  destination = {};
  resume = async () => undefined;
  createOscillator() {
    const frequency = { setValueAtTime: jest.fn() };
    return { type: 'sine', frequency, connect: (to: unknown) => to, start: jest.fn(), stop: jest.fn() };
  }
  createGain() {
    const linearRampToValueAtTime = (value: number) => void peaks.push(value);
    return { gain: { setValueAtTime: jest.fn(), linearRampToValueAtTime, exponentialRampToValueAtTime: jest.fn() }, connect: jest.fn() };
  }
}

beforeEach(() => {
  peaks = [];
  Object.assign(window, { AudioContext: FakeAudio });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'AudioContext');
});

test('it is silent before the person turns it on', () => {
  createSound().lay(1);
  expect(peaks).toEqual([]);
});

test('it plays no louder than it is told, and nothing at nought', () => {
  const sound = createSound();
  sound.isMuted = false;
  sound.crumble();
  sound.volume = 0.5;
  sound.crumble();
  const [full = 0, half] = peaks;
  expect(full).toBeGreaterThan(0);
  expect(half).toBeCloseTo(full / 2);
  sound.volume = 0;
  sound.crumble();
  expect(peaks).toHaveLength(2);
});
