import { saveFile } from '../lib/save-file.ts';
import type { Column } from './table.tsx';

/** Letters that make a spreadsheet run what follows as a formula (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/;
const FIGURE = /^[+-]?\d[\d.,]*%?$/;

/** The rows as a file of comma-separated values (RFC 4180), with the mark that makes spreadsheets read it as UTF-8. */
export function toCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const kept = columns.filter(({ text, sortValue }) => text ?? sortValue);
  const lines = rows.map((row) => kept.map(({ text, sortValue }) => text?.(row) ?? String(sortValue?.(row) ?? '')));
  return `\uFEFF${[kept.map(({ header }) => header), ...lines].map((cells) => cells.map(field).join(',')).join('\r\n')}\r\n`;
}

function field(value: string): string {
  const safe = FORMULA.test(value) && !FIGURE.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Saves rows as a file of comma-separated values. @param name of the file, with its `.csv` */
export const saveCsv = <Row>(name: string, columns: readonly Column<Row>[], rows: readonly Row[]): void =>
  saveFile(new File([toCsv(columns, rows)], name, { type: 'text/csv;charset=utf-8' }));
