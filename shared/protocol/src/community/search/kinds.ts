export const SEARCH_KINDS = ['posts', 'people', 'tags', 'groups'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];
