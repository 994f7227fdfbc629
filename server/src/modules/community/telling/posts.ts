import type { Db } from '../../../db/db.ts';
import type { Notify } from '../../notices/index.ts';
import { postsOf, publishedOf } from '../store/posts.ts';
import type { Order } from '../store/publish.ts';
import { VISITOR } from '../ids.ts';
import { findAuthors } from '../people.ts';

/** The beginning of a text, as a notice says it. */
export const beginning = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return [...line].length > 80 ? `${[...line].slice(0, 80).join('')}…` : line;
};
export const linkOfPost = (postId: number): string => `/p/${postId}`;
/** The page scrolls to the reply that has this id. */
export const linkOfComment = (postId: number, seq: number): string => `${linkOfPost(postId)}#c${seq}`;

/** Tells people whom a post names or quotes, and whose post was reposted, as far as they may see it. */
export function createPostNotices(notify: Notify) {
  const named = async (tx: Db, facets: readonly { kind: string; ref: string }[]): Promise<number[]> => {
    const uids = [...new Set(facets.filter(({ kind }) => kind === 'mention').map(({ ref }) => ref))];
    return [...(await findAuthors(tx, uids)).values()].map(({ userId }) => userId);
  };

  return {
    named,

    /** Tells the authors of posts that could not be published; they are kept. */
    async held(tx: Db, orders: readonly Order[]): Promise<void> {
      if (orders.length === 0) return;
      for (const { id, authorId, text } of await publishedOf(
        tx,
        orders.map(({ postId }) => postId),
      ))
        await notify(tx, [authorId], { kind: 'postHeld', about: `post:${id}`, values: { text: beginning(text) }, link: '/calendar' });
    },

    async published(tx: Db, orders: readonly Order[]): Promise<void> {
      if (orders.length === 0) return;
      const rows = await publishedOf(
        tx,
        orders.map(({ postId }) => postId),
      );
      const byId = new Map(rows.map((row) => [row.id, row]));
      for (const { postId, byId: reposter } of orders) {
        const row = byId.get(postId)!;
        const [link, text] = [linkOfPost(postId), beginning(row.text)];
        const reads = async (userIds: readonly number[], actorId: number) =>
          (await postsOf(tx, VISITOR).readersAmong(postId, userIds)).filter((one) => one !== actorId);
        if (reposter !== undefined) {
          const told = await reads([row.authorId], reposter);
          await notify(tx, told, { kind: 'postReposted', actorId: reposter, about: `post:${postId}`, values: { text }, link });
          continue;
        }
        const { authorId } = row;
        const quoted = row.quotedId === null ? [] : await reads([row.quotedId], authorId);
        await notify(tx, quoted, { kind: 'postQuoted', actorId: authorId, about: `post:${postId}`, values: { text }, link });
        const mentioned = (await reads(await named(tx, row.facets), authorId)).filter((one) => !quoted.includes(one));
        await notify(tx, mentioned, { kind: 'postMentioned', actorId: authorId, about: `post:${postId}`, values: { text }, link });
      }
    },
  };
}

export type PostNotices = ReturnType<typeof createPostNotices>;
