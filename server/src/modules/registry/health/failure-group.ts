import { createHash } from 'node:crypto';

export type FailureKind = 'load' | 'crash' | 'error';

/** Failures that count as the same one. */
export interface FailureGroup {
  id: string;
  message: string;
}

const LONGEST = 300;

/** What differs from one case of a failure to the next: addresses, ids, numbers. */
const PARTICULARS: readonly [RegExp, string][] = [
  [/\b(?:https?|blob):\/\/[^\s)'"]+/g, '<address>'],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '<id>'],
  [/\b(?:0x)?(?=[0-9a-f]*\d)[0-9a-f]{8,}\b/gi, '<id>'],
  [/[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+/g, '<email>'],
  [/\d+/g, '#'],
];

/** The message without what differs from case to case and could tell of a person. */
function generalMessage(message: string): string {
  const general = PARTICULARS.reduce((text, [pattern, place]) => text.replace(pattern, place), message.slice(0, 2 * LONGEST));
  return general.slice(0, LONGEST);
}

/** Groups by kind, message and first own frame. */
export function groupOf(kind: FailureKind, message: string, frame: string): FailureGroup {
  const general = generalMessage(message);
  const id = createHash('sha256')
    .update(JSON.stringify([kind, general, frame]))
    .digest('base64url')
    .slice(0, 22);
  return { id, message: general };
}
