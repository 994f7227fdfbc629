import type { Named } from '@mortar/protocol/community';
import type { NamedPerson } from './draft.ts';

/** Where a text names whom; the longer name first, where one begins like another. */
export function namedIn(text: string, people: readonly NamedPerson[]): Named[] {
  const found: Named[] = [];
  for (const { uid, name } of people.toSorted((a, b) => b.name.length - a.name.length)) {
    const sought = `@${name}`;
    for (let start = text.indexOf(sought); start >= 0; start = text.indexOf(sought, start + sought.length)) {
      const end = start + sought.length;
      if (found.every((other) => end <= other.start || start >= other.end)) found.push({ uid, start, end });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}
