import { operations } from '@mortar/protocol/games/operations';
import { firstAnswers, type PageBeginningSource } from '../../core/page-beginning.ts';
import type { RecentService } from './recent/service.ts';

/** The landing page begins with what was done in the games lately: it asks nothing before it shows its content. */
export function gamesBeginning({ highlights }: Pick<RecentService, 'highlights'>): PageBeginningSource {
  const answer = firstAnswers(operations.getHighlights);
  return async ({ remote, page }) =>
    remote === 'gamehub' && page === 'home' ? { answers: [answer(undefined, await highlights())] } : undefined;
}
