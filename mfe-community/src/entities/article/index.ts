export { isBlank, throwQuestion, writePath, type OwnArticle } from './article.ts';
export { $article, $articleFailure, articleEnded, articleTold, articleTyped, openArticleFx } from './model.ts';
export { useIsEditor } from './role.ts';
export { useChange } from './use-change.ts';
export { keptArticles } from './storage.ts';
export { $isUnreached, $saveFailure, $setAside, saveArticleFx } from './sync.ts';
