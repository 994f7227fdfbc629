import { Button } from '@mortar/ui';
import { saveFile } from '../lib/save-file.ts';
import { toCsv } from './csv.ts';
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
  const save = () => saveFile(new File([toCsv(columns, rows)], fileName, { type: 'text/csv;charset=utf-8' }));
  return (
    <Button variant="quiet" icon="download" onClick={save}>
      {label}
    </Button>
  );
}
