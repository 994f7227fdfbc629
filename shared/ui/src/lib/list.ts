/** Spelled out, because Safari takes a list without bullets for no list. */
export const LIST = { role: 'list' } as const;
