import { AppError } from '../../../lib/app-error.ts';
import type { ErrorPlace } from './repository.ts';

/** The time has 14 digits at most: the database reads years of four. */
const SHAPE = /^(\d{1,14})\.([A-Za-z0-9][A-Za-z0-9._-]{0,63})\.([A-Za-z0-9_-]{1,64})$/;

/** The cursor after a group of failures. */
export function writePlace({ lastAt, version, id }: ErrorPlace): string {
  return `${lastAt.getTime()}.${version}.${id}`;
}

/** What a cursor says. @throws AppError `validation` when it is none of ours */
export function placeOf(cursor: string | undefined): ErrorPlace | undefined {
  if (cursor === undefined) return undefined;
  const [, time, version, id] = SHAPE.exec(cursor) ?? [];
  if (!time || !version || !id) throw new AppError('validation');
  return { lastAt: new Date(Number(time)), version, id };
}
