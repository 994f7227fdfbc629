/** Begins every text that is sent, and nothing else that a server sends holds it: deliveries are counted without parsing. */
const MARK = '~';
const MARK_BYTE = MARK.charCodeAt(0);
const DIGITS = 9;

/** A text that says which of the messages of a load it is. */
export const marked = (index: number, text: string): string => `${MARK}${String(index).padStart(DIGITS, '0')} ${text}`;

/** How many messages a part of what a server sent holds. */
export function countMarks(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(MARK_BYTE); at !== -1; at = bytes.indexOf(MARK_BYTE, at + 1)) count += 1;
  return count;
}

/** Which messages they are. */
export function readMarks(bytes: Buffer): number[] {
  const found: number[] = [];
  for (let at = bytes.indexOf(MARK_BYTE); at !== -1; at = bytes.indexOf(MARK_BYTE, at + 1))
    found.push(Number(bytes.toString('latin1', at + 1, at + 1 + DIGITS)));
  return found;
}
