import type { Db } from '../../../db/db.ts';
import { linkOf, type LinkPreviews } from '../../../lib/link-preview/index.ts';
import { setCard } from '../store/cards.ts';

export const CARD_QUEUE = 'community.card';

interface CardOrder {
  postId: number;
  url: string;
}

/** Looks where the link of a post leads, and shows it there unless the post has changed meanwhile. */
export const createCards =
  ({ db, previews }: { db: Db; previews: LinkPreviews }) =>
  async (order: unknown): Promise<void> => {
    const { postId, url } = order as CardOrder;
    const found = await previews.read(url);
    if (found) await setCard(db, postId, found, (text) => linkOf(text) === url || !text.includes('://'));
  };
