export * from './endpoints.ts';
export { NEWS_CATEGORIES, type News, type NewsCategory, type NewsSource, type Story } from './fields.ts';
export type { ArticleText, NewsBlock, SourceFault, SourceState } from './schemas.ts';
