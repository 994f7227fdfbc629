import type { PageTextSource } from '../../core/page-texts.ts';
import type { GameFacts } from './own-games.ts';

/** Names of the games for their pages, of which no other game has one. */
export function gamePageTexts(games: readonly GameFacts[]): PageTextSource {
  const titles = new Map(games.map(({ id, titles }) => [`/games/${id}`, titles]));
  return async (pathname) => {
    if (!/^\/games\/[^/]+$/.test(pathname)) return undefined;
    const title = titles.get(pathname);
    return title ? { title } : null;
  };
}
