import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createTrials } from './trials.ts';

const never = () => new Promise<never>(() => undefined);
/** What the next document of the tab finds when this one never got so far as to leave. */
const afterHang = () => createTrials().found;

beforeEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

describe('a version that hangs the page', () => {
  test('it is found by the next document when it hung as it was evaluated', () => {
    void createTrials().load('one', '2.0.0-ab', never);
    expect(afterHang()).toEqual([{ remote: 'one', version: '2.0.0-ab' }]);
  });

  test('it is found when it hung as it was rendered, and what was still loading beside it is not', () => {
    const trials = createTrials();
    void trials.load('two', '1', never);
    trials.rendering('one', '2');
    void trials.load('three', '1', never);
    expect(afterHang()).toEqual([{ remote: 'one', version: '2' }]);
  });

  test('it is told of once, and stays out of this tab until it is forgiven', () => {
    createTrials().rendering('one', '2');
    createTrials();
    const later = createTrials();
    expect(later.found).toEqual([]);
    expect(later.hung).toEqual([{ remote: 'one', version: '2' }]);
    later.forgive('one');
    expect(createTrials().hung).toEqual([]);
  });
});

describe('a version that is slow and well', () => {
  test('it leaves no mark once it has loaded and stands', async () => {
    const trials = createTrials();
    await trials.load('one', '2', async () => undefined);
    expect(afterHang()).toEqual([]);
    trials.rendering('one', '2');
    trials.settled('one', '2');
    expect(afterHang()).toEqual([]);
  });

  test('it leaves none when it does not load', async () => {
    await expect(createTrials().load('one', '2', () => Promise.reject(new Error('404')))).rejects.toThrow('404');
    expect(afterHang()).toEqual([]);
  });

  test.each(['pagehide', 'visibilitychange'])('it leaves none when the thread still hears of %s', (event) => {
    const trials = createTrials();
    void trials.load('one', '2', never);
    trials.rendering('two', '1');
    window.dispatchEvent(new Event(event));
    expect(afterHang()).toEqual([]);
  });

  test('it leaves none when timers run, though it was never shown', () => {
    jest.useFakeTimers();
    createTrials().rendering('one', '2');
    jest.advanceTimersByTime(1000);
    expect(afterHang()).toEqual([]);
  });
});
