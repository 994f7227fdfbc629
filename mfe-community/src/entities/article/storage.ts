import { createKeptStore } from '../../lib/kept-store.ts';
import type { OwnArticle } from './article.ts';

/** Articles as the server has not got them yet, by who writes and the draft. */
export const keptArticles = createKeptStore<OwnArticle>('mortar-articles', 'articles');
