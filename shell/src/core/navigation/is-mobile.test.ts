import { afterEach, expect, test } from '@jest/globals';
import { isMobile } from './is-mobile.ts';

/** A browser whose window is so wide; it knows comparisons of the width and nothing else. */
function browserOf(width: number): void {
  window.matchMedia = ((query: string) => {
    const limit = Number(/^\(width < (\d+)px\)$/.exec(query)?.[1]);
    return { matches: width < limit };
  }) as never;
}

afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia');
});

test('it counts a window under 750 px as mobile', () => {
  browserOf(749);
  expect(isMobile()).toBe(true);
  browserOf(750);
  expect(isMobile()).toBe(false);
});

test('it takes a browser that answers no question about its width for a desk', () => {
  expect(isMobile()).toBe(false);
});
