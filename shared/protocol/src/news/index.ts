export { blocksOf } from './blocks.ts';
export type { ArticleDraft, HeldArticle, NewsDraft } from './drafts/schemas.ts';
export * from './drafts/endpoints.ts';
export * from './endpoints.ts';
export { ARTICLE_LIMITS, NEWS_ROWS } from './limits.ts';
export { tagsIn } from './tags-in.ts';
export * from './topics.ts';
export { NEWS_CATEGORIES, type News, type NewsCategory, type NewsSource, type Story } from './fields.ts';
export type { ArticleText, NewsBlock, SourceFault, SourceState } from './schemas.ts';
