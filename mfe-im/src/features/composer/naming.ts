import type { Mention } from '@mortar/protocol/messaging';
import type { Named } from '#entities/draft';

/** A name that somebody is about to write. */
export interface Naming {
  /** Where its @ stands. */
  at: number;
  /** What of it is written. */
  text: string;
}

/** Longest beginning of a name that is looked for. */
const LONGEST = 40;

/** The name that stands before the caret and begins with an @ at the beginning of a word; null without one. */
export function namingAt(text: string, caret: number): Naming | null {
  const at = text.lastIndexOf('@', caret - 1);
  if (at < 0 || caret - at > LONGEST) return null;
  const written = text.slice(at + 1, caret);
  const isWordStart = at === 0 || /\s/.test(text[at - 1]!);
  return isWordStart && !/[\n@]/.test(written) && !written.startsWith(' ') ? { at, text: written } : null;
}

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
