import type { RelatedPerson } from '@mortar/protocol/relations';
import type { Db } from '../../../db/db.ts';
import { hasEdge, relationOf } from '../edges/relation.ts';
import { edgesOf } from '../edges/repository.ts';
import { lookAlikes } from '../../../lib/look-alike.ts';
import { peopleOf } from './repository.ts';

/** People as one person sees them. */
export function createCards(db: Db) {
  /** For whom strangers can be taken, by their `userId`; contacts and the site's own people are who they are. */
  async function looksLikeOf(viewerId: number, strangers: ReadonlyMap<number, string>): Promise<ReadonlyMap<number, string>> {
    if (strangers.size === 0) return new Map();
    const [names, team] = await Promise.all([peopleOf(db).knownNames(viewerId), peopleOf(db).team([...strangers.keys()])]);
    const find = lookAlikes(names);
    const found = [...strangers].map(([userId, name]) => [userId, team.has(userId) ? null : find(name)] as const);
    return new Map(found.filter((pair): pair is readonly [number, string] => pair[1] !== null));
  }

  return {
    looksLikeOf,

    /** Cards in the order of `userIds`; whoever is gone is left out. */
    async read(viewerId: number, userIds: readonly number[]): Promise<Map<number, RelatedPerson>> {
      const [rows, between] = await Promise.all([peopleOf(db).rows(userIds), edgesOf(db).between(viewerId, userIds)]);
      const has = hasEdge(between);
      const isStranger = (userId: number) => userId !== viewerId && !has(viewerId, 'contact', userId);
      const strangers = [...rows.values()].filter(({ userId }) => isStranger(userId)).map((row) => [row.userId, row.username] as const);
      const looksLike = await looksLikeOf(viewerId, new Map(strangers));
      const cards = userIds.flatMap((userId) => {
        const row = rows.get(userId);
        if (!row) return [];
        const { uid, username, headimgurl, personalprofile } = row;
        const person = { uid, username, headimgurl, personalprofile };
        const card = { ...person, ...relationOf(has, viewerId, userId), looksLike: looksLike.get(userId) ?? null };
        return [[userId, card] as const];
      });
      return new Map(cards);
    },
  };
}

export type Cards = ReturnType<typeof createCards>;
