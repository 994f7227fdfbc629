import type { Facet } from '@mortar/protocol/community';

const PATHS = [/^\/series\/([1-9][0-9]{0,15})$/, /^\/market\/collections\/([1-9][0-9]{0,15}-0x[0-9a-fA-F]{40})$/] as const;

/** Id of the first collection of this site that a text links to: a series, or one of the market. @param origin this site's */
export function collectionIn(facets: readonly Facet[], origin: string): string | undefined {
  for (const { kind, ref } of facets) {
    if (kind !== 'link' || !URL.canParse(ref)) continue;
    const url = new URL(ref);
    const id = url.origin === origin ? PATHS.map((path) => path.exec(url.pathname)?.[1]).find(Boolean) : undefined;
    if (id !== undefined) return id;
  }
  return undefined;
}
