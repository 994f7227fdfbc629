/** Longest part of a name that is looked for, as the endpoint takes it. */
export const MOST_CHARACTERS = 100;

/** What an address looks for; empty where it looks for nothing. @param search part of an address */
export const readSearch = (search: string): string => (new URLSearchParams(search).get('search') ?? '').trim().slice(0, MOST_CHARACTERS);

/** Address of the collections by a part of their names. */
export const addressOf = (text: string): string => (text === '' ? '/market' : `/market?${new URLSearchParams({ search: text })}`);
