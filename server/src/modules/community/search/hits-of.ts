import type { SearchSpan } from '@mortar/protocol/community';
import { folded, partsOfText } from '../../../lib/words.ts';
import { toOneScript } from '../text/one-form.ts';

const MOST = 20;

/** Where a text holds what was asked for; nothing where it changes its length by being compared. */
export function hitsOf(text: string, q: string): SearchSpan[] {
  const compared = toOneScript(folded(text));
  if (compared.length !== text.length) return [];
  const { words, runs } = partsOfText(toOneScript(q));
  const spans: SearchSpan[] = [];
  for (const part of [...words, ...runs]) {
    for (let start = compared.indexOf(part); start >= 0 && spans.length < MOST; start = compared.indexOf(part, start + part.length))
      spans.push({ start, end: start + part.length });
  }
  const inOrder = spans.toSorted((a, b) => a.start - b.start);
  return inOrder.filter(({ start }, index) => index === 0 || start >= inOrder[index - 1]!.end);
}
