import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { watchIntent } from './index.ts';

const expected = jest.fn<(path: string) => void>();
let stop = () => {};
const watch = () => (stop = watchIntent(expected));

beforeEach(() => {
  expected.mockReset();
  document.body.innerHTML =
    '<a href="/bricks?from=1"><b>Bricks</b></a><a href="/bricks" target="_blank">new</a><a href="https://other.example/im">far</a><p>text</p>';
});

afterEach(() => stop());

const point = (selector: string, sign = 'pointerover') =>
  document.querySelector(selector)!.dispatchEvent(new Event(sign, { bubbles: true }));

describe('watchIntent', () => {
  test.each(['pointerover', 'focusin', 'touchstart'])('it takes %s of what lies in a link for a sign, once', (sign) => {
    watch();
    point('b', sign);
    point('a', sign);
    expect(expected.mock.calls).toEqual([['/bricks']]);
  });

  test.each(['[target]', '[href^=https]', 'p'])('it takes %s for no way to a page', (selector) => {
    watch();
    point(selector);
    expect(expected).not.toHaveBeenCalled();
  });

  test('it does nothing for who saves data', () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    watch();
    point('b');
    expect(expected).not.toHaveBeenCalled();
    Reflect.deleteProperty(navigator, 'connection');
  });
});
