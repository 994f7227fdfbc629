import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chart, type ChartProps, Donut, Sparkline } from '../charts.ts';
import { axeFindings } from '../testing/axe.ts';
import { layOut } from './geometry.ts';

const DAY = 86_400_000;
const XS = Array.from({ length: 30 }, (_, day) => Date.UTC(2026, 2, 1) + day * DAY);
const FLOOR = { key: 'floor', name: 'Floor', values: XS.map((_, day) => (day === 3 ? null : day / 10)) };
const SALES = { key: 'sales', name: 'Sales', values: XS.map((_, day) => day) };
const date = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });

const show = (rest: Partial<ChartProps<number>> = {}) =>
  render(
    <Chart
      kind="line"
      title="Floor and sales"
      unit="ETH, 30 days"
      source="block 21,409,882"
      tableLabel="Table"
      xHeader="Day"
      xs={XS}
      series={[FLOOR, SALES]}
      formatX={(x) => date.format(x)}
      formatValue={String}
      empty={<p>Nothing was sold</p>}
      {...rest}
    />,
  );
const plot = () => screen.getByRole('slider', { name: 'Floor and sales, ETH, 30 days' });
const said = () => plot().getAttribute('aria-valuetext');

test('it says the last point first and walks by keys, in words', () => {
  const { container } = show();
  expect(said()).toBe('Mar 30: Floor 2.9, Sales 29');
  act(() => plot().focus());
  const press = (key: string) => (fireEvent.keyDown(plot(), { key }), said());
  expect(['ArrowLeft', 'PageDown', 'Home', 'ArrowLeft', 'End', 'ArrowRight'].map(press)).toEqual([
    'Mar 29: Floor 2.8, Sales 28',
    'Mar 26: Floor 2.5, Sales 25',
    'Mar 1: Floor 0, Sales 0',
    'Mar 1: Floor 0, Sales 0',
    'Mar 30: Floor 2.9, Sales 29',
    'Mar 30: Floor 2.9, Sales 29',
  ]);
  expect(container.querySelector('[data-crosshair]')).toBeTruthy();
  press('Escape');
  expect(container.querySelector('[data-crosshair]')).toBeNull();
});

test('it follows the pointer to the nearest point and lets go', () => {
  const { container } = show();
  const { x } = layOut({ kind: 'line', xs: XS, series: [FLOOR, SALES], width: 640, height: 280, tickText: String, xText: String });
  fireEvent.pointerMove(plot(), { clientX: x(12) + 3 });
  expect([container.querySelector('[data-crosshair]')?.getAttribute('data-crosshair'), said()]).toEqual([
    '12',
    'Mar 13: Floor 1.2, Sales 12',
  ]);
  fireEvent.pointerLeave(plot());
  expect(container.querySelector('[data-crosshair]')).toBeNull();
});

test('it shows the same figures as a table', async () => {
  show();
  const button = screen.getByRole('button', { name: 'Table', pressed: false });
  await userEvent.click(button);
  const rows = within(screen.getByRole('table', { name: 'Floor and sales, ETH, 30 days' })).getAllByRole('row');
  expect([rows.length, rows[0]!.textContent, rows[4]!.textContent, rows[30]!.textContent]).toEqual([
    31,
    'DayFloorSales',
    'Mar 4–3',
    'Mar 302.929',
  ]);
  expect(screen.queryByRole('slider')).toBeNull();
});

test('it hides a series, never the last one, and the others keep their colours', async () => {
  const { container } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Floor', pressed: true }));
  expect([said(), [...container.querySelectorAll('path.curve')].map((path) => path.getAttribute('data-ink'))]).toEqual([
    'Mar 30: Sales 29',
    ['2'],
  ]);
  const last = screen.getByRole('button', { name: 'Sales', pressed: true });
  await userEvent.click(last);
  expect([last.getAttribute('aria-disabled'), said()]).toEqual(['true', 'Mar 30: Sales 29']);
});

test('it leaves a gap where there is no figure', () => {
  const { container } = show();
  expect(container.querySelector('path.curve')!.getAttribute('d')!.match(/M/g)).toHaveLength(2);
});

test('it begins bars at nought and puts negative ones below', () => {
  const { container } = show({ kind: 'bar', xs: [1, 2], series: [{ key: 'flow', name: 'Flow', values: [10, -5] }] });
  const [up, down] = [...container.querySelectorAll('.bar')].map((bar) => ({
    y: Number(bar.getAttribute('y')),
    height: Number(bar.getAttribute('height')),
  }));
  expect(up!.y + up!.height).toBeCloseTo(down!.y, 5);
  expect(up!.height / down!.height).toBeCloseTo(2, 5);
});

test('it chooses a range', async () => {
  const onRangeChange = jest.fn();
  const ranges = [
    { value: '7', label: '7 d' },
    { value: '30', label: '30 d' },
  ];
  show({ ranges, range: '30', rangesLabel: 'Span', onRangeChange });
  const group = within(screen.getByRole('group', { name: 'Span' }));
  expect(group.getByRole('button', { pressed: true }).textContent).toBe('30 d');
  await userEvent.click(group.getByRole('button', { name: '7 d' }));
  expect(onRangeChange).toHaveBeenCalledWith('7');
});

test.each([
  ['empty', { xs: [], series: [{ ...FLOOR, values: [] }] }, 'Nothing was sold'],
  ['stale', { staleLabel: '3 h old' }, '3 h old'],
])('it says that it is %s', (_state, props, text) => {
  show(props);
  expect(screen.getByText(text)).toBeTruthy();
});

const ticksOf = (container: HTMLElement) => [...container.querySelectorAll('.axes line + text')].map(({ textContent }) => textContent);

test('it draws a figure that stands alone as a point, above nought', () => {
  const { container } = show({ xs: [XS[0]!], series: [{ key: 'one', name: 'One', values: [5] }] });
  expect(container.innerHTML).not.toContain('NaN');
  expect(container.querySelectorAll('circle')).toHaveLength(1);
  expect(ticksOf(container)).toEqual(['0', '1', '2', '3', '4', '5']);
});

test('it draws a line that is nought all along at the foot', () => {
  const { container } = show({ xs: XS.slice(0, 3), series: [{ key: 'none', name: 'None', values: [0, 0, 0] }] });
  expect([ticksOf(container)[0], container.querySelectorAll('circle').length]).toEqual(['0', 0]);
});

test.each([
  [
    [0, 1],
    ['0', '1'],
  ],
  [
    [0, 2, 1],
    ['0', '1', '2'],
  ],
  [
    [1, 4, 3],
    ['1', '2', '3', '4'],
  ],
  [
    [0.5, 1],
    ['0.5', '0.6', '0.7', '0.8', '0.9', '1'],
  ],
])('it counts %j by whole steps where the figures are whole', (values, steps) => {
  const { container } = show({ xs: XS.slice(0, values.length), series: [{ key: 'some', name: 'Some', values }] });
  expect(ticksOf(container)).toEqual(steps);
});

test('it counts sizes of files in powers of two', () => {
  const series = [{ key: 'size', name: 'Size', values: [1_000_000, 400_000] }];
  const { container } = show({ kind: 'bar', isBinary: true, xs: [1, 2], series, formatValue: (bytes) => `${bytes / 1024}K` });
  expect(ticksOf(container)).toEqual(['0K', '256K', '512K', '768K', '1024K']);
});

test('it draws few bars no wider than many', () => {
  const { container } = show({ kind: 'bar', xs: [1], series: [{ key: 'one', name: 'One', values: [5] }] });
  expect(Number(container.querySelector('.bar')!.getAttribute('width'))).toBeLessThanOrEqual(160);
});

test('it has nothing that axe objects to, drawn and as a table', async () => {
  show();
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Table' }));
  expect(await axeFindings()).toEqual([]);
});

test('a sparkline, it says in words what it draws, also of equal figures', () => {
  render(<Sparkline values={[2, 2, 2]} label="Unchanged in 3 days" />);
  const path = screen.getByRole('img', { name: 'Unchanged in 3 days' }).querySelector('path')!;
  expect(path.getAttribute('d')).toMatch(/^M2,14L/);
});

test('a donut, it has the table of its parts with their shares', () => {
  render(
    <Donut
      title="Supply"
      label="Staked is the largest part with 75 %"
      parts={[
        { key: 'a', name: 'Staked', value: 3 },
        { key: 'b', name: 'Free', value: 1 },
      ]}
      locale="en"
      nameHeader="Part"
      valueHeader="Amount"
      shareHeader="Share"
      formatValue={String}
    />,
  );
  expect(screen.getByRole('img', { name: /75 %/ }).querySelectorAll('path')).toHaveLength(2);
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual(['PartAmountShare', 'Staked375%', 'Free125%']);
});
