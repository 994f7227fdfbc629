import type { Facet } from '@mortar/protocol/community';

/** A stretch of a text: plain, or what a facet says of it. */
export interface Part {
  at: number;
  text: string;
  facet: Facet | null;
}

/** A text in its parts, in its order. The server's facets never lie over another; one that would is left out. */
export function partsOf(text: string, facets: readonly Facet[]): Part[] {
  const parts: Part[] = [];
  let end = 0;
  const plain = (to: number) => {
    if (to > end) parts.push({ at: end, text: text.slice(end, to), facet: null });
  };
  for (const facet of facets.toSorted((a, b) => a.start - b.start)) {
    if (facet.start < end || facet.end > text.length || facet.end <= facet.start) continue;
    plain(facet.start);
    parts.push({ at: facet.start, text: text.slice(facet.start, facet.end), facet });
    end = facet.end;
  }
  plain(text.length);
  return parts;
}
