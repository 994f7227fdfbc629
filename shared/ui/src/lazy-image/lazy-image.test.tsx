import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { axeFindings } from '../testing/axe.ts';
import { installIntersections } from '../testing/intersections.ts';
import { LazyImage, type LazyImageProps } from './lazy-image.tsx';

let view: ReturnType<typeof installIntersections>;
beforeEach(() => {
  jest.useFakeTimers();
  view = installIntersections();
});
afterEach(() => void jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const show = (props: Partial<LazyImageProps> = {}) =>
  render(<LazyImage src="/kiln.webp" alt="A kiln" width={320} height={180} {...props} />);
const image = () => screen.getByRole<HTMLImageElement>('img', { name: 'A kiln' });
const near = () => (view.setNear(true), pass(50));

test('it is fetched 50 ms after it came within 600 px, in the page and in boxes that scroll', () => {
  show();
  expect(view.margins()).toEqual([{ rootMargin: '600px', scrollMargin: '600px' }]);
  view.setNear(true);
  pass(49);
  expect(image().hasAttribute('src')).toBe(false);
  pass(1);
  expect(image().getAttribute('src')).toBe('/kiln.webp');
});

test('it reaches a tenth of the window beyond it where that is more', () => {
  jest.replaceProperty(window, 'innerHeight', 8000);
  show();
  expect(view.margins()[0]?.rootMargin).toBe('800px');
  jest.restoreAllMocks();
});

test('it is not fetched when it was only scrolled past', () => {
  show();
  view.setNear(true);
  pass(30);
  view.setNear(false);
  pass(1000);
  expect(image().hasAttribute('src')).toBe(false);
});

test('it holds its place before it is there', () => {
  const { container } = show();
  expect((container.firstElementChild as HTMLElement).style.aspectRatio).toBe('320 / 180');
  expect([image().width, image().height]).toEqual([320, 180]);
});

test('it is tried once, then its sign stands there with its name', async () => {
  show();
  near();
  fireEvent.error(image());
  expect(document.querySelector('img')).toBeNull();
  expect(image().tagName).toBe('SPAN');
  expect(await run(axeFindings)).toEqual([]);
});

test('it is tried as often as asked for', () => {
  show({ attempts: 2 });
  near();
  fireEvent.error(image());
  expect(image().getAttribute('src')).toBe('/kiln.webp');
  fireEvent.error(image());
  expect(document.querySelector('img')).toBeNull();
});

test('it shows the fallback picture, and the sign when that fails as well', () => {
  show({ fallback: '/plain.webp' });
  near();
  fireEvent.error(image());
  expect(image().getAttribute('src')).toBe('/plain.webp');
  fireEvent.error(image());
  expect(image().tagName).toBe('SPAN');
});

test('it starts anew with another address', () => {
  const { rerender } = show();
  near();
  fireEvent.error(image());
  rerender(<LazyImage src="/wall.webp" alt="A kiln" width={320} height={180} />);
  expect(image().getAttribute('src')).toBe('/wall.webp');
});

test('the main picture of a page is fetched at once, and its own size holds its place', () => {
  const { container } = show({ eager: true });
  expect(image().getAttribute('src')).toBe('/kiln.webp');
  expect(image().hasAttribute('data-loaded')).toBe(true);
  expect([image().width, image().height]).toEqual([320, 180]);
  // Markup for the time before scripts has no style of its own.
  expect(container.innerHTML).not.toContain('style=');
  fireEvent.error(image());
  expect(image().tagName).toBe('SPAN');
});

test('it watches all images of a page with one observer and leaves none behind', () => {
  const both = render(
    <>
      <LazyImage src="/a.webp" alt="" width={1} height={1} />
      <LazyImage src="/b.webp" alt="" width={1} height={1} />
    </>,
  );
  expect(view.margins()).toHaveLength(1);
  both.unmount();
  expect(view.margins()).toHaveLength(0);
});

/** axe waits for timers of its own. */
function run<Result>(check: () => Promise<Result>): Promise<Result> {
  jest.useRealTimers();
  return check();
}
