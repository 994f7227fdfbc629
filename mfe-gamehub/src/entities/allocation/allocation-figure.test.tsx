import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderWithin } from '../../lib/testing.tsx';
import { AllocationFigure } from './allocation-figure.tsx';

/** Part of the turn that a slice spans, in percent, read from where its outer arc begins and ends. */
function spanOf(path: Element): number {
  const [, x0, y0, large, x1, y1] = /^M(\S+?),(\S+?)A[^,]+,[^,]+,0,([01]),1,([^,]+),([^A-Z]+)/.exec(path.getAttribute('d')!)!.map(Number);
  const turn = Math.atan2(y1!, x1!) - Math.atan2(y0!, x0!);
  const positive = (turn + 2 * Math.PI) % (2 * Math.PI);
  expect(positive > Math.PI).toBe(large === 1);
  return (positive / (2 * Math.PI)) * 100;
}

test('it draws the same figures as its table says', () => {
  renderWithin(<AllocationFigure />);
  const [, ...rows] = within(screen.getByRole('table')).getAllByRole('row');
  const said = rows.map((row) => Number.parseInt(within(row).getByRole('cell').textContent, 10));
  const drawn = [...screen.getByRole('img').querySelectorAll('path')].map(spanOf);
  expect(said.length).toBeGreaterThan(1);
  expect(drawn).toHaveLength(said.length);
  // The joints between the slices take less than half a percent of each.
  for (const [index, percent] of said.entries()) expect(Math.abs(drawn[index]! - percent)).toBeLessThan(0.5);
});

test('it says when each share is released', () => {
  renderWithin(<AllocationFigure />);
  expect(screen.getByRole('rowheader', { name: /Team/ }).textContent).toBe('TeamLocked 12 months, then monthly over 36 months');
  expect(screen.getByRole('rowheader', { name: /Liquidity/ }).textContent).toBe('LiquidityFully released at launch');
});

test('it calls itself a plan and gives no price', () => {
  renderWithin(<AllocationFigure />, { locale: 'zh-HK' });
  expect(screen.getByText('計劃')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/[$＄]|USDT?|ETH/);
});
