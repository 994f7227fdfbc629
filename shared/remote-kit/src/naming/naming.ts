/** A name that somebody is about to write. */
export interface Naming {
  /** Where its @ stands. */
  at: number;
  /** What of it is written. */
  text: string;
}

/** Longest beginning of a name that is looked for. */
const LONGEST = 40;
/** Both signs, as half and as full width. */
const SIGN = /[@＠]/;
/** What a name cannot follow: the rest of a word, but for the scripts that write none apart. */
const IN_WORD = /[\p{L}\p{N}_]/u;
const UNSPACED = /\p{Script=Han}/u;

/** The name before the caret that begins with an @ where a word may begin; null without one. */
export function namingAt(text: string, caret: number): Naming | null {
  const at = Math.max(text.lastIndexOf('@', caret - 1), text.lastIndexOf('＠', caret - 1));
  if (at < 0 || caret - at > LONGEST) return null;
  const written = text.slice(at + 1, caret);
  const before = text[at - 1] ?? ' ';
  const isStart = !IN_WORD.test(before) || UNSPACED.test(before);
  return isStart && !/^\s|\n/.test(written) && !SIGN.test(written) ? { at, text: written } : null;
}

/** The text with a name in the place of what was written of it, and where the caret stands then. */
export function withName(text: string, naming: Naming, name: string): { text: string; caret: number } {
  const before = `${text.slice(0, naming.at)}@${name} `;
  return { text: before + text.slice(naming.at + 1 + naming.text.length).replace(/^ /, ''), caret: before.length };
}
