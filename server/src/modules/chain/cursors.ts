import { AppError } from '../../lib/app-error.ts';
import { readKeyCursor } from '../../lib/key-cursor.ts';

/** A place on a chain: block, log, position in it. */
export type Place = readonly [block: number, index: number, sub: number];
/** A log without a position in it. */
export type LogPlace = readonly [block: number, index: number];

/** After all that can happen. */
export const LOG_END: LogPlace = [2 ** 31 - 1, 0];
export const END: Place = [...LOG_END, 0];

const NUMBER = /^[0-9]{1,78}$/;
const TIME = /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:[.]\d{1,6})?[+-](?:0\d|1[0-4]):[0-5]\d$/;
const TIME_OF_DAY = '2000-01-01T00:00:00'.length;

function refuseUnless(isOne: boolean): void {
  if (!isOne) throw new AppError('validation');
}

/** A part of a cursor that PostgreSQL takes as `int`s. @throws AppError `validation` */
export function checkedPlace<Of extends readonly number[]>(place: Of): Of {
  refuseUnless(place.every((value) => Math.abs(value) < 2 ** 31));
  return place;
}

/** The same as a whole number from 0. */
export function checkedNumber(text: string): string {
  refuseUnless(NUMBER.test(text));
  return text;
}

/** The same as a time, in the words in which its JSON writes it, or `infinity`. */
export function checkedTime(text: string): string {
  const date = text.slice(0, TIME_OF_DAY);
  // JavaScript takes the 30th of February for a day of March.
  const isTime = () => TIME.test(text) && new Date(Date.parse(`${date}Z`) || 0).toISOString().startsWith(date);
  refuseUnless(text === 'infinity' || isTime());
  return text;
}

/** Before which place a page goes on, of a list whose latest comes first. @param end of it, where the first page begins */
export const placeBefore = <Of extends readonly number[]>(cursor: string | undefined, end: Of): Of =>
  checkedPlace(readKeyCursor(cursor, end) ?? end);

/** The amount after which a page goes on, and what tells it from equal ones; undefined of the first page. */
export function amountAfter(cursor: string | undefined): [amount: string, id: string] | undefined {
  const key = readKeyCursor<[string, string]>(cursor, ['', '']);
  if (key) checkedNumber(key[0]);
  return key;
}
