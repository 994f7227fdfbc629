/** First, last, and the current page with its neighbours; a gap stands for what is left out, never for one page only. */
export function pageList(page: number, pages: number): (number | 'gap')[] {
  const near = [1, page - 1, page, page + 1, pages].filter((at) => at >= 1 && at <= pages);
  const shown = [...new Set(near)].sort((one, other) => one - other);
  return shown.flatMap((at, index) => {
    const missing = at - (shown[index - 1] ?? 0) - 1;
    if (missing === 1) return [at - 1, at];
    return missing > 1 ? (['gap', at] as const) : [at];
  });
}
