import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { axeFindings } from '../testing/axe.ts';
import { Countdown } from './countdown.tsx';

beforeEach(() => void jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void jest.useRealTimers());

const show = (until: number) => render(<Countdown until={until}>{(seconds) => `${seconds} left`}</Countdown>);
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const text = () => screen.getByRole('timer').textContent;

test('it counts whole seconds down to 0 and stops', async () => {
  show(1_002_500);
  expect(text()).toBe('3 left');
  await pass(500);
  expect(text()).toBe('2 left');
  await pass(2000);
  expect(text()).toBe('0 left');
  expect(jest.getTimerCount()).toBe(0);
});

test('it stands at 0 for a moment that has passed', () => {
  show(999_000);
  expect(text()).toBe('0 left');
});

test('it begins anew with a new moment', async () => {
  const { rerender } = show(1_001_000);
  await pass(1000);
  rerender(<Countdown until={1_061_000}>{(seconds) => `${seconds} left`}</Countdown>);
  expect(text()).toBe('60 left');
});

test('it announces nothing by itself', async () => {
  show(1_060_000);
  expect(screen.getByRole('timer').getAttribute('aria-live')).toBe('off');
  jest.useRealTimers();
  expect(await axeFindings()).toEqual([]);
});
