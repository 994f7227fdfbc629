/**
 * Words that a page must show as they were written. Taken for markup they would violate the content security policy, and the
 * journey's complaints would name it.
 */
export const hostile = (words: string): string => `${words} <img src=x onerror=hit>`;
