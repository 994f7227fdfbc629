import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { Outlet } from 'react-router';
import { renderRoutes } from '../../testing/render-within.tsx';
import { ScrollPosition } from './index.ts';
import { PATIENCE_MS } from './once-grown.ts';

/** A page of a height, in a window that shows nothing of it at once: no further than that it scrolls. */
let height = 0;
let y = 0;
let manner: ScrollBehavior | undefined;
let grown: (() => void)[] = [];
let called: 'navigate' | 'reload' = 'reload';

function growTo(next: number): void {
  height = next;
  for (const tell of grown) tell();
}
function moveTo(next: number): void {
  y = next;
  window.dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  height = 1000;
  y = 0;
  grown = [];
  called = 'reload';
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => y });
  jest.spyOn(window, 'scrollTo').mockImplementation(((options: ScrollToOptions) => {
    manner = options.behavior;
    moveTo(Math.min(options.top ?? 0, height));
  }) as typeof window.scrollTo);
  Element.prototype.scrollIntoView = function (options) {
    manner = (options as ScrollIntoViewOptions).behavior;
    moveTo(600);
  };
  performance.getEntriesByType = () => [{ type: called } as unknown as PerformanceEntry];
  globalThis.ResizeObserver = class {
    private readonly tell: () => void;
    constructor(tell: ResizeObserverCallback) {
      this.tell = () => tell([], this);
    }
    observe() {
      grown.push(this.tell);
    }
    unobserve() {}
    disconnect() {
      grown = grown.filter((tell) => tell !== this.tell);
    }
  };
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const ROUTES = [
  {
    element: (
      <>
        <Outlet />
        <ScrollPosition />
      </>
    ),
    children: ['Home', 'Quiz'].map((name) => ({ path: `/${name}`, element: <section id="roadmap" /> })),
  },
];
const start = (at = '/Home') => renderRoutes(ROUTES, { at });

/** The document goes and comes again. */
function reload({ unmount }: { unmount: () => void }, pageHeight: number, at?: string) {
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  [height, y] = [pageHeight, 0];
  return start(at);
}

test('it stands where it stood before a reload, as soon as the page is long enough', () => {
  const first = start();
  moveTo(800);
  const again = reload(first, 100);
  expect(y).toBe(100);
  growTo(500);
  // What a page could not show yet is not where it was left.
  reload(again, 100);
  growTo(2000);
  expect(y).toBe(800);
  moveTo(300);
  growTo(3000);
  expect(y).toBe(300);
});

test.each(['wheel', 'touchmove', 'keydown', 'mousedown'])('it leaves the page to who moves it by %s', (type) => {
  const first = start();
  moveTo(800);
  reload(first, 100);
  window.dispatchEvent(new Event(type));
  growTo(2000);
  expect(y).toBe(100);
});

test('it does not wait for ever', () => {
  const first = start();
  moveTo(800);
  reload(first, 100);
  jest.advanceTimersByTime(PATIENCE_MS);
  growTo(2000);
  expect(y).toBe(100);
});

test('it begins a visit by its address where the browser put it', () => {
  const first = start();
  moveTo(800);
  called = 'navigate';
  reload(first, 1000);
  expect(y).toBe(0);
});

test('it begins another page at its top, and comes back to where each was left', async () => {
  const { router } = start();
  moveTo(800);
  await act(() => router.navigate('/Quiz'));
  expect(y).toBe(0);
  moveTo(400);
  await act(() => router.navigate(-1));
  expect(y).toBe(800);
  await act(() => router.navigate(1));
  expect(y).toBe(400);
  await act(() => router.navigate('/Quiz?days=7', { preventScrollReset: true }));
  expect(y).toBe(400);
  await act(() => router.navigate('/Quiz?days=30'));
  expect(y).toBe(0);
});

test('it shows the section of an address once the page has it, and reads no broken one', async () => {
  const { router } = start('/Home#later');
  expect(y).toBe(0);
  const section = Object.assign(document.createElement('section'), { id: 'later' });
  document.body.append(section);
  growTo(2000);
  expect([y, manner]).toEqual([600, 'instant']);
  section.remove();
  await act(() => router.navigate('/Quiz'));
  await act(() => router.navigate('/Home#roadmap'));
  expect([y, manner]).toEqual([600, 'instant']);
  await act(() => router.navigate('/Home#%E0'));
  expect(y).toBe(0);
});

test('it scrolls smoothly within a page, but not back in the history, or where less motion is wanted', async () => {
  const { router } = start();
  await act(() => router.navigate('/Home#roadmap'));
  expect([y, manner]).toEqual([600, 'smooth']);
  await act(() => router.navigate(-1));
  expect([y, manner]).toEqual([0, 'instant']);
  const media = jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  await act(() => router.navigate('/Home#roadmap'));
  expect([y, manner]).toEqual([600, 'instant']);
  media.mockRestore();
});
