import { beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TimeSeries, type TimeSeriesProps } from '../charts.ts';
import { axeFindings } from '../testing/axe.ts';
import { asked } from '../testing/zoomable.ts';

const HOUR = 3_600_000;
const START = Date.UTC(2026, 9, 14);
const XS = Array.from({ length: 101 }, (_, hour) => START + hour * HOUR);
const LIVE = { key: 'live', name: 'Live', values: XS.map((_, hour) => (hour === 50 ? null : hour)) };
const CANARY = { key: 'canary', name: 'Canary', values: XS.map((_, hour) => 100 - hour) };
const WORDS = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  reset: 'Show all',
  keys: 'By keys.',
  shown: (from: string, to: string) => `${from} to ${to}`,
  series: (name: string, low: string, high: string, last: string) => `${name} ${low} to ${high}, at last ${last}.`,
};

const shown = (rest: Partial<TimeSeriesProps> = {}) =>
  render(
    <TimeSeries
      title="Failures"
      unit="per hour"
      source="told by browsers"
      tableLabel="Table"
      xHeader="Time"
      xs={XS}
      series={[LIVE, CANARY]}
      formatValue={String}
      locale="en"
      words={WORDS}
      empty={<p>Nothing was measured</p>}
      {...rest}
    />,
  );
const plot = () => screen.getByRole('slider', { name: 'Failures, per hour' });
const drawing = async () => {
  await waitFor(() => expect(asked.now).toBeDefined());
  return { span: () => [asked.now!.view.from, asked.now!.view.to].map((at) => Math.round((at - START) / HOUR)) };
};
const press = (key: string) => fireEvent.keyDown(plot(), { key });

beforeEach(() => {
  delete asked.now;
});

test('it shows the figures at once, and lets them be explored as soon as what draws them is there', async () => {
  shown();
  expect(plot().getAttribute('aria-valuetext')).toMatch(/: Live 100, Canary 0$/);
  expect(screen.queryByRole('button', { name: 'Zoom in' })).toBeNull();
  const { span } = await drawing();
  expect(span()).toEqual([0, 100]);
  expect(screen.getByRole('button', { name: 'Zoom in' })).toBeTruthy();
});

test('it counts by whole steps where the figures are whole', async () => {
  shown({ series: [{ ...LIVE, values: XS.map((_, hour) => hour % 3) }] });
  await drawing();
  expect(asked.now!.steps).toEqual({ low: 0, high: 2, count: 2 });
});

test('it shows the span that was asked for, where the figures cover less of it', async () => {
  shown({ span: { from: START - 20 * HOUR, to: START + 120 * HOUR } });
  const { span } = await drawing();
  expect(span()).toEqual([-20, 120]);
  expect(asked.now!.whole).toEqual({ from: START - 20 * HOUR, to: START + 120 * HOUR });
});

test('it draws what figures are judged by where that is near, and not where it is far', async () => {
  shown({
    references: [
      { value: 110, label: 'good' },
      { value: 5000, label: 'poor' },
    ],
  });
  await drawing();
  expect(screen.getByText('good')).toBeTruthy();
  expect(screen.queryByText('poor')).toBeNull();
  expect(asked.now!.steps!.high).toBeGreaterThanOrEqual(110);
  expect(asked.now!.steps!.high).toBeLessThan(200);
});

test('a finger that was lifted leaves the figures in view, the mouse takes them along', async () => {
  shown();
  await drawing();
  const isShown = () => document.querySelector('[data-crosshair]') !== null;
  fireEvent(plot(), new MouseEvent('pointerdown', { bubbles: true, clientX: 10 }));
  expect(isShown()).toBe(true);
  const leave = (pointerType: string) => fireEvent(plot(), Object.assign(new MouseEvent('pointerout', { bubbles: true }), { pointerType }));
  leave('touch');
  expect(isShown()).toBe(true);
  leave('mouse');
  expect(isShown()).toBe(false);
});

test('it zooms by buttons and keys, and shows all again', async () => {
  shown();
  const { span } = await drawing();
  const all = screen.getByRole('button', { name: 'Show all' });
  expect(all.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(span()).toEqual([25, 75]);
  press('+');
  expect(span()).toEqual([38, 63]);
  press('-');
  expect(span()).toEqual([25, 75]);
  press('0');
  expect(span()).toEqual([0, 100]);
  press('+');
  await userEvent.click(all);
  expect(span()).toEqual([0, 100]);
});

test('it leaves the browser’s own zoom alone', async () => {
  shown();
  const { span } = await drawing();
  fireEvent.keyDown(plot(), { key: '+', ctrlKey: true });
  expect(span()).toEqual([0, 100]);
});

test('it zooms around the point that keys have reached, and follows it out of sight', async () => {
  shown();
  const { span } = await drawing();
  press('Home');
  press('+');
  press('+');
  expect(span()).toEqual([0, 25]);
  for (let step = 0; step < 3; step += 1) press('PageUp');
  expect(span()).toEqual([5, 30]);
  expect(plot().getAttribute('aria-valuetext')).toMatch(/: Live 30, Canary 70$/);
});

test('it takes a span that a hand has chosen, and no further than the whole', async () => {
  shown();
  const { span } = await drawing();
  act(() => asked.now!.onViewChange({ from: START + 90 * HOUR, to: START + 110 * HOUR }, 'brush'));
  expect([span(), asked.now!.view.by]).toEqual([[80, 100], 'brush']);
});

test('it says what is seen, in words', async () => {
  shown({ series: [LIVE] });
  await drawing();
  act(() => asked.now!.onViewChange({ from: START + 40 * HOUR, to: START + 60 * HOUR }));
  const described = document.getElementById(plot().getAttribute('aria-describedby')!)!;
  expect(described.textContent).toBe('By keys. Live 40 to 60, at last 60.');
});

test('it shows the point under the pointer, of those that are seen', async () => {
  const { container } = shown();
  const { span } = await drawing();
  act(() => asked.now!.onViewChange({ from: START + 40 * HOUR, to: START + 60 * HOUR }));
  fireEvent.pointerMove(plot(), { clientX: 5 });
  expect(container.querySelector('[data-crosshair]')!.getAttribute('data-crosshair')).toBe('40');
  fireEvent.pointerMove(plot(), { clientX: 340 });
  expect([container.querySelector('[data-crosshair]')!.getAttribute('data-crosshair'), span()]).toEqual(['50', [40, 60]]);
});

test('it lets the wheel scroll the page until the chart has the focus', async () => {
  shown();
  await drawing();
  const inside = screen.getByRole('slider').appendChild(document.createElement('span'));
  let turns = 0;
  inside.addEventListener('wheel', () => (turns += 1));
  const turn = (how = {}) => (fireEvent.wheel(inside, how), turns);
  expect([turn(), turn({ ctrlKey: true })]).toEqual([0, 1]);
  act(() => plot().focus());
  expect(turn()).toBe(2);
});

test('it hides a series from the drawing and keeps the ink of the other', async () => {
  shown();
  await drawing();
  await userEvent.click(screen.getByRole('button', { name: 'Live', pressed: true }));
  expect(asked.now!.series.map(({ key, index }) => [key, index])).toEqual([['canary', 1]]);
});

test('it draws a figure that stands alone without zoom', () => {
  shown({ xs: XS.slice(0, 1), series: [{ ...LIVE, values: [5] }] });
  expect([plot().getAttribute('aria-valuemax'), asked.now]).toEqual(['0', undefined]);
});

test('it has the same figures as a table, and says that there are none', async () => {
  shown();
  await userEvent.click(screen.getByRole('button', { name: 'Table' }));
  expect(screen.getAllByRole('row')).toHaveLength(102);
  shown({ xs: [], series: [] });
  expect(screen.getByText('Nothing was measured')).toBeTruthy();
});

test('it has nothing that axe objects to', async () => {
  shown();
  await drawing();
  expect(await axeFindings()).toEqual([]);
});
