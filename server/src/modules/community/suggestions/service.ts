import type { Input, Output } from '@mortar/protocol';
import type { suggestPeople, Suggestion } from '@mortar/protocol/community';
import type { Db } from '../../../db/db.ts';
import { readKeyCursor, writeKeyCursor } from '../../../lib/key-cursor.ts';
import { cut } from '../../../lib/page.ts';
import type { Relations } from '../../relations/index.ts';
import { readAuthors } from '../people.ts';
import { suggestionsOf, type Standing } from './repository.ts';

const START: readonly [score: number, id: number] = [0, 0];

const whyOf = (standing: Standing | undefined): Suggestion['why'] => {
  const { count = 0, by = [], group = null, isFollower = false, isLiked = false } = standing ?? {};
  if (count > 0) return { reason: 'followedBy', by, count, group: null };
  const reason = isFollower ? 'follower' : group !== null ? 'group' : isLiked ? 'liked' : 'newcomer';
  return { reason, by: [], count: 0, group: reason === 'group' ? group : null };
};

/** People whom somebody may want to follow, each with the reason that counts most. */
export function createSuggestions({ db, relations }: { db: Db; relations: Pick<Relations, 'relationOf'> }) {
  return async (userId: number, { cursor, pageSize }: Input<typeof suggestPeople>): Promise<Output<typeof suggestPeople>> => {
    const key = readKeyCursor(cursor, START);
    const of = suggestionsOf(db, userId);
    const rows = await of.page(key && { score: key[0], id: key[1] }, pageSize + 1);
    const { shown, last } = cut(rows, pageSize);
    const ids = shown.map(({ id }) => id);
    const [standings, cards, authors] = await Promise.all([of.standings(ids), relations.relationOf(userId, ids), readAuthors(db, ids)]);
    const list = ids.flatMap((id): Suggestion[] => {
      const [author, card] = [authors.get(id), cards.get(id)];
      return author && card ? [{ ...author, personalprofile: card.personalprofile, why: whyOf(standings.get(id)) }] : [];
    });
    return { list, end: !last, cursor: last ? writeKeyCursor([last.score, last.id]) : null };
  };
}

export type SuggestPeople = ReturnType<typeof createSuggestions>;
