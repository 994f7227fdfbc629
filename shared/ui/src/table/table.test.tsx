import { expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Column, CsvButton, Table, toCsv, useSortedRows } from '../data.ts';

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

const SORTABLE: Column<Share>[] = [
  { key: 'name', header: 'Part', cell: ({ name }) => name, sortValue: ({ name }) => name },
  {
    key: 'percent',
    header: 'Share',
    numeric: true,
    cell: ({ percent }) => `${percent}%`,
    sortValue: ({ percent }) => percent,
    priority: 'low',
  },
];
const MANY: Share[] = [
  { name: 'Sand', percent: 9 },
  { name: 'Ash', percent: 100 },
  { name: 'Clay', percent: 40 },
];

function Sorted() {
  const { rows, sort, onSortChange } = useSortedRows(SORTABLE, MANY, 'en');
  const order = { rows, sort, onSortChange };
  return <Table caption="Parts" columns={SORTABLE} rowKey={({ name }) => name} moreLabel="More" {...order} />;
}
const names = () => screen.getAllByRole('rowheader').map((header) => header.textContent);
const sorts = () => screen.getAllByRole('columnheader').map((header) => header.getAttribute('aria-sort'));

test('it keeps the order it got until a header is pressed, then says which column orders it and which way', async () => {
  render(<Sorted />);
  expect([names(), sorts()]).toEqual([
    ['Sand', 'Ash', 'Clay'],
    ['none', 'none'],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Part' }));
  expect([names(), sorts()]).toEqual([
    ['Ash', 'Clay', 'Sand'],
    ['ascending', 'none'],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Part' }));
  expect([names(), sorts()]).toEqual([
    ['Sand', 'Clay', 'Ash'],
    ['descending', 'none'],
  ]);
});

test('it orders figures as figures, the largest first, by keyboard too', async () => {
  const user = userEvent.setup();
  render(<Sorted />);
  screen.getByRole('button', { name: 'Share' }).focus();
  await user.keyboard('{Enter}');
  expect([names(), sorts()[1]]).toEqual([['Ash', 'Clay', 'Sand'], 'descending']);
});

test('it holds columns of low priority back in a card until they are asked for', async () => {
  render(<Sorted />);
  const more = screen.getAllByRole('button', { name: 'More' })[0]!;
  const row = more.closest('tr')!;
  expect([more.getAttribute('aria-expanded'), row.dataset['open']]).toEqual(['false', undefined]);
  await userEvent.click(more);
  expect([more.getAttribute('aria-expanded'), row.dataset['open']]).toEqual(['true', 'true']);
});

test('it makes a file that no spreadsheet takes for a program', () => {
  const rows = [
    { name: '=HYPERLINK("http://x")', percent: -1 },
    { name: 'Sand, fine', percent: 5 },
  ];
  expect(toCsv(SORTABLE, rows)).toBe('\uFEFFPart,Share\r\n"\'=HYPERLINK(""http://x"")",-1\r\n"Sand, fine",5\r\n');
});

test('it saves the rows under the name of the file', async () => {
  const saved: string[] = [];
  const made = jest.fn<(file: Blob) => string>(() => 'blob:rows');
  Object.assign(URL, { createObjectURL: made, revokeObjectURL: jest.fn() });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download, this.href);
  });
  render(<CsvButton label="Save" columns={SORTABLE} rows={MANY} fileName="parts.csv" />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect([saved, made.mock.calls[0]?.[0].type]).toEqual([['parts.csv', 'blob:rows'], 'text/csv;charset=utf-8']);
  click.mockRestore();
});
