import { matchPath } from 'react-router';
import type { NavigationEntry } from '../../core/navigation/navigation-entries.ts';

/** The entry whose place a path is: the longest of those that the path lies under; Home is none but on its own page. */
export function currentEntry(entries: readonly NavigationEntry[], pathname: string): NavigationEntry | undefined {
  return entries
    .filter(({ to }) => matchPath({ path: to, end: to === '/' }, pathname))
    .reduce<NavigationEntry | undefined>(
      (longest, entry) => (longest && longest.to.length >= entry.to.length ? longest : entry),
      undefined,
    );
}
