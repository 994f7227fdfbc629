/** Keyword of a schema whose texts may hold NUL and halves of characters: who takes them cleans them. Everywhere else they are refused. */
export const ANY_TEXT = 'x-any-text';
