import { Button } from '@mortar/ui';
import { saveCsv } from './csv.ts';
import type { Column } from './table.tsx';

export interface CsvButtonProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Name of the file, with its `.csv`. */
  fileName: string;
}

/** Saves what a table shows as a file. Columns with neither `text` nor `sortValue` stay out of it. */
export function CsvButton<Row>({ label, columns, rows, fileName }: CsvButtonProps<Row>) {
  return (
    <Button variant="quiet" icon="download" onClick={() => saveCsv(fileName, columns, rows)}>
      {label}
    </Button>
  );
}
