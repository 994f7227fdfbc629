import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, renderHook } from '@testing-library/react';
import { Skeleton } from './skeleton.tsx';
import { useSkeleton } from './use-skeleton.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const waiting = () => renderHook(({ pending }) => useSkeleton(pending), { initialProps: { pending: true } });

test('it shows nothing for a wait under 200 ms', () => {
  const { result, rerender } = waiting();
  pass(199);
  expect(result.current).toBe(false);
  rerender({ pending: false });
  pass(1000);
  expect(result.current).toBe(false);
});

test('it shows skeletons after 200 ms', () => {
  const { result } = waiting();
  pass(200);
  expect(result.current).toBe(true);
});

test('it keeps skeletons for 400 ms, even when the content came at once', () => {
  const { result, rerender } = waiting();
  pass(200);
  rerender({ pending: false });
  pass(399);
  expect(result.current).toBe(true);
  pass(1);
  expect(result.current).toBe(false);
});

test('it goes at once when the content comes later than that', () => {
  const { result, rerender } = waiting();
  pass(2000);
  rerender({ pending: false });
  pass(0);
  expect(result.current).toBe(false);
});

test('it is hidden from readers and has as many lines as asked for', () => {
  const { container } = render(<Skeleton shape="text" lines={3} />);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  expect(container.firstElementChild?.children.length).toBe(3);
});
