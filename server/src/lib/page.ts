/** The rows that are shown, of which one more was asked for, and the last of them where there are more. */
export const cut = <Row>(rows: readonly Row[], pageSize: number): { shown: Row[]; last: Row | undefined } => ({
  shown: rows.slice(0, pageSize),
  last: rows.length > pageSize ? rows[pageSize - 1] : undefined,
});
