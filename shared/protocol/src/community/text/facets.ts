import type { Facet } from '../fields.ts';
import { FACETS, TAG_CHARACTERS } from '../limits.ts';

/** Whom a text names, and where. */
export interface Named {
  uid: string;
  start: number;
  end: number;
}

/** An address ends at space, quotes and signs of Chinese; what ends a sentence is no part of it. */
const LINK = /https?:\/\/[^\s<>"'，。！？；：）】」』、]+/giu;
const SENTENCE_END = /[.,:;!?'")\]}]+$/;
/** Begins with either sign, not after a letter, a digit or within an address; a second sign closes it: `#以太坊升級#好快`. */
const TAG = /(?<![\p{L}\p{M}\p{N}_/&])[#＃]([\p{L}\p{M}\p{N}_・·ー〜～]+)[#＃]?/gu;
/** `#1` is a number. */
const HAS_LETTER = /\p{L}/u;
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The links, names and tags of a text, in its order and none over another: what composer and server both say of it, so that
 * what is shown while writing is what stands there later (docs/design/community.md). The first 100 of each kind count.
 * @param text in NFC
 * @param named people whom its writer chose; one that does not stand there as `@…` is left out
 */
export function facetsOf(text: string, named: readonly Named[] = []): Facet[] {
  const taken: Facet[] = [];
  for (const found of [linksOf(text), mentionsOf(text, named), tagsOf(text)]) {
    let left = FACETS;
    for (const facet of found) {
      if (left === 0 || taken.length === FACETS) break;
      left -= 1;
      if (taken.every(({ start, end }) => facet.end <= start || facet.start >= end)) taken.push(facet);
    }
  }
  return taken.toSorted((a, b) => a.start - b.start);
}

function* linksOf(text: string): Generator<Facet> {
  for (const { index: start, 0: match } of text.matchAll(LINK)) {
    const ref = match.replace(SENTENCE_END, '');
    if (URL.canParse(ref)) yield { start, end: start + ref.length, kind: 'link', ref };
  }
}

function* mentionsOf(text: string, named: readonly Named[]): Generator<Facet> {
  for (const { uid, start, end } of named)
    if (start + 1 < end && end <= text.length && text[start] === '@') yield { start, end, kind: 'mention', ref: uid };
}

function* tagsOf(text: string): Generator<Facet> {
  for (const { index: start, 0: match, 1: ref } of text.matchAll(TAG)) {
    if (HAS_LETTER.test(ref!) && lengthOf(ref!) <= TAG_CHARACTERS) yield { start, end: start + match.length, kind: 'tag', ref: ref! };
  }
}

const lengthOf = (text: string): number => [...segmenter.segment(text)].length;
