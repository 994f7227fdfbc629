/** Stories that `/news` reads at once. */
export const NEWS_ROWS = 20;
/** What an article of this site may have: characters of its texts in each language, and tags. */
export const ARTICLE_LIMITS = { title: 120, summary: 300, body: 20_000, alt: 300, tags: 8 } as const;
