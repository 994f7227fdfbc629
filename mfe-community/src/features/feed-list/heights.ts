const heights = new Map<string, Map<string, number>>();

/** Heights of a list's rows as they were measured, for the way back. They say nothing of what stood in them. */
export function heightsOf(list: string): Map<string, number> {
  const known = heights.get(list) ?? new Map<string, number>();
  heights.set(list, known);
  return known;
}
