/** Bytes of an object, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** The one range of a request; null when it cannot be had, undefined for the whole file. Several ranges are answered with the whole. */
export function rangeOf(header: string | undefined, size: number): ByteRange | null | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start <= end && start < size && !(from === '' && Number(to) === 0) ? { start, end } : null;
}
