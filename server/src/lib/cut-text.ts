/** A text's beginning of at most so many UTF-16 units, never with half a character at its end: PostgreSQL takes none in JSON. */
export const cutText = (text: string, most: number): string => text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
