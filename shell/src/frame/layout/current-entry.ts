import { matchPath } from 'react-router';
import type { NavigationEntry } from '../../core/navigation/navigation-entries.ts';

/** How much of a path an entry names; -1 where it is not the entry's. Home is none but on its own page. */
const lengthIn = ({ to, also = [] }: NavigationEntry, pathname: string): number =>
  Math.max(-1, ...[to, ...also].filter((path) => matchPath({ path, end: path === '/' }, pathname)).map((path) => path.length));

/** The entry whose place a path is: the one that names most of it. */
export function currentEntry(entries: readonly NavigationEntry[], pathname: string): NavigationEntry | undefined {
  return entries
    .map((entry) => ({ entry, length: lengthIn(entry, pathname) }))
    .filter(({ length }) => length >= 0)
    .sort((one, other) => other.length - one.length)[0]?.entry;
}
