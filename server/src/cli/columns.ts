/** Rows of words in columns, the first row as the heading. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A time as operators read it, in UTC. */
export const timeText = (time: Date | string | number) => new Date(time).toISOString().replace('T', ' ').slice(0, 19);
