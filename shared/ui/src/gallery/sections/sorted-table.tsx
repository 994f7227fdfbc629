import { type Column, CsvButton, Table, useSortedRows } from '../../data.ts';
import { Example } from '../example.tsx';
import { useLocale, useWords } from '../language.ts';

interface Wall {
  name: string;
  bricks: number;
  floor: number;
  owners: number;
}

const WALLS: readonly Wall[] = [
  { name: 'Celadon', bricks: 2000, floor: 0.842, owners: 914 },
  { name: 'Tile makers', bricks: 512, floor: 1.2, owners: 301 },
  { name: 'Kiln', bricks: 10_000, floor: 0.021, owners: 4120 },
];

/** A table that orders itself, becomes cards and can be saved. */
export function SortedTable() {
  const say = useWords();
  const locale = useLocale();
  const figures = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  const figure = (key: 'bricks' | 'floor' | 'owners', header: string, priority?: 'low'): Column<Wall> => ({
    key,
    header,
    numeric: true,
    cell: (wall) => figures.format(wall[key]),
    sortValue: (wall) => wall[key],
    ...(priority ? { priority } : {}),
  });
  const columns: Column<Wall>[] = [
    { key: 'name', header: say('Wall', '牆'), cell: ({ name }) => name, sortValue: ({ name }) => name },
    figure('floor', say('Floor, ETH', '地板價（ETH）')),
    figure('bricks', say('Bricks', '磚')),
    figure('owners', say('Owners', '持有人'), 'low'),
  ];
  const { rows, sort, onSortChange } = useSortedRows(columns, WALLS, locale, { key: 'floor', direction: 'descending' });
  return (
    <Example
      title="Table that sorts"
      code={
        'const order = useSortedRows(columns, rows, locale);\n<Table caption={caption} columns={columns} {...order}\n  rowKey={key} moreLabel={more} />\n<CsvButton label={save} columns={columns} rows={rows} … />'
      }
      points={[
        'Head sticks; aria-sort says column and way',
        'Cards in a narrow room, with what orders them still at hand',
        'Columns of low priority wait behind a button',
        'Saved as CSV that no spreadsheet takes for a program',
      ]}
      stacked
    >
      <Table
        caption={say('Walls by floor', '按地板價排列的牆')}
        columns={columns}
        rows={rows}
        rowKey={({ name }) => name}
        sticky="header"
        sort={sort}
        onSortChange={onSortChange}
        moreLabel={say('More of it', '更多資料')}
      />
      <CsvButton label={say('Save as CSV', '儲存為 CSV')} columns={columns} rows={rows} fileName="walls.csv" />
    </Example>
  );
}
