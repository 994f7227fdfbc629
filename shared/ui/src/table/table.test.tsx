import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { type Column, Table } from './table.tsx';

interface Share {
  name: string;
  percent: number;
}

const COLUMNS: Column<Share>[] = [
  { key: 'name', header: 'Part', cell: ({ name }) => name },
  { key: 'percent', header: 'Share', numeric: true, cell: ({ percent }) => `${percent}%` },
];
const ROWS: Share[] = [
  { name: 'Clay', percent: 60 },
  { name: 'Sand', percent: 40 },
];
const show = (hidden = false) =>
  render(<Table caption="Parts" captionHidden={hidden} columns={COLUMNS} rows={ROWS} rowKey={({ name }) => name} />);

test.each([false, true])('it is a table with a name, whether the caption is hidden (%s) or not', (hidden) => {
  show(hidden);
  expect(screen.getByRole('table', { name: 'Parts' })).toBeTruthy();
});

test('it has headers for columns and rows', () => {
  show();
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual(['Part', 'Share']);
  expect(screen.getAllByRole('rowheader').map((header) => header.textContent)).toEqual(['Clay', 'Sand']);
});

test('it keeps its roles when the sheet makes cards of its rows', () => {
  show();
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.every((row) => row.getAttribute('role') === 'row')).toBe(true);
  const cell = within(rows[0]!).getByRole('cell');
  expect([cell.getAttribute('role'), cell.dataset['label'], cell.textContent]).toEqual(['cell', 'Share', '60%']);
});
