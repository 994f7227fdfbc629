/** Characters kept of a hash and of an address, at the start and at the end (spec §5). */
const HASH = [6, 4] as const;
const ADDRESS = [8, 4] as const;

/** A hash as its first 6 and last 4 characters (spec §5). Copying must give the whole. */
export function shortHash(hash: string): string {
  return shortened(hash, HASH);
}

/** An address as its first 8 and last 4 characters (spec §5). Copying must give the whole. */
export function shortAddress(address: string): string {
  return shortened(address, ADDRESS);
}

/** The ends of a text; one that would not get shorter stays whole. */
function shortened(text: string, [start, end]: readonly [number, number]): string {
  return text.length <= start + end + 1 ? text : `${text.slice(0, start)}…${text.slice(-end)}`;
}
