import type { Facet } from '@mortar/protocol/community';
import type { Db } from '../../../db/db.ts';
import type { Notify } from '../../notices/index.ts';
import { beginning, linkOfComment, type PostNotices } from './posts.ts';
import { VISITOR } from '../ids.ts';
import { postsOf } from '../store/posts.ts';

interface Written {
  postId: number;
  /** Who wrote the post. */
  postAuthor: number;
  seq: number;
  authorId: number;
  /** Who wrote what it answers; null where that is the post. */
  answeredId: number | null;
  text: string;
  facets: readonly Facet[];
}

/** Tells who is answered and who is named, each once, as far as they may see the post and its writer. */
export function createCommentNotices(notify: Notify, { named }: Pick<PostNotices, 'named'>) {
  return {
    async written(tx: Db, { postId, postAuthor, seq, authorId, answeredId, text, facets }: Written): Promise<void> {
      const told = new Set([authorId]);
      const tell = async (userIds: readonly number[], kind: 'postReplied' | 'commentReplied' | 'commentMentioned') => {
        const fresh = userIds.filter((userId) => !told.has(userId));
        const readers = await postsOf(tx, VISITOR).readersAmong(postId, fresh, authorId);
        for (const one of readers) told.add(one);
        const values = { text: beginning(text) };
        await notify(tx, readers, {
          kind,
          actorId: authorId,
          about: `comment:${postId}-${seq}`,
          values,
          link: linkOfComment(postId, seq),
        });
      };
      if (answeredId !== null) await tell([answeredId], 'commentReplied');
      await tell([postAuthor], 'postReplied');
      await tell(await named(tx, facets), 'commentMentioned');
    },
  };
}

export type CommentNotices = ReturnType<typeof createCommentNotices>;
