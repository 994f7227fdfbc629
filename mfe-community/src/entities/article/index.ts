export { isBlank, writePath, type OwnArticle } from './article.ts';
export { $article, $articleFailure, articleEnded, articleTold, articleTyped, openArticleFx } from './model.ts';
export { useIsEditor } from './role.ts';
export { $isUnreached, $saveFailure, $setAside, saveArticleFx } from './sync.ts';
