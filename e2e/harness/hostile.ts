/**
 * Words that a page must show as they were written: were they taken for markup, the policy would be violated, which a journey's
 * complaints name (docs/design/community.md, S1).
 */
export const hostile = (words: string): string => `${words} <img src=x onerror=hit>`;
