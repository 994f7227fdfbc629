import type { Mention } from '@mortar/protocol/messaging';
import type { Named } from '#entities/draft';

/** Where a text names whom: the longer name first, where one begins like another. */
export function mentionsOf(text: string, named: readonly Named[]): Mention[] {
  const mentions: Mention[] = [];
  const isFree = (at: number, length: number) =>
    mentions.every((other) => at + length <= other.offset || at >= other.offset + other.length);
  for (const { uid, name } of named.toSorted((a, b) => b.name.length - a.name.length)) {
    const sought = `@${name}`;
    for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + sought.length)) {
      if (isFree(at, sought.length)) mentions.push({ uid, offset: at, length: sought.length });
    }
  }
  return mentions.sort((a, b) => a.offset - b.offset);
}
