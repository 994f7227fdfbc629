import { AppError } from './app-error.ts';
import { isText } from './is-text.ts';

type Key = readonly (string | number)[];

/** The cursor after a row of a list that is sorted by these values. */
export const writeKeyCursor = (key: Key): string => Buffer.from(JSON.stringify(key)).toString('base64url');

/**
 * The values that a cursor holds; undefined at the start of a list.
 * @param like a key of the same list: values of another kind are refused
 * @throws AppError `validation` when it is none of ours
 */
export function readKeyCursor<Like extends Key>(cursor: string | undefined, like: Like): Like | undefined {
  if (cursor === undefined) return undefined;
  const key = parsed(cursor);
  const isOne =
    Array.isArray(key) &&
    key.length === like.length &&
    key.every((value, place) =>
      typeof like[place] === 'number' ? Number.isSafeInteger(value) : typeof value === 'string' && isText(value),
    );
  if (!isOne) throw new AppError('validation');
  return key as unknown as Like;
}

/** Where a page of a list by time ended, whose latest rows come first. */
export interface TimeKey {
  at: Date;
  id: number;
}

export const writeTimeKey = ({ at, id }: TimeKey): string => writeKeyCursor([at.getTime(), id]);

/** Years of more digits are no time to PostgreSQL. */
const YEAR_10000_MS = Date.UTC(10_000, 0);

/** @throws AppError `validation` when it is none of ours */
export function readTimeKey(cursor: string | undefined): TimeKey | undefined {
  const key = readKeyCursor(cursor, [0, 0] as readonly [ms: number, id: number]);
  if (!key) return undefined;
  const [ms, id] = key;
  if (ms < 0 || ms >= YEAR_10000_MS) throw new AppError('validation');
  return { at: new Date(ms), id };
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}
