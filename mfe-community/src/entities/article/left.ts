import { $session } from '@mortar/host';
import type { NewsDraft } from '@mortar/protocol/news';
import { attach } from 'effector';
import { parted, type OwnArticle } from './article.ts';
import { keptArticles } from './storage.ts';

// An article that was left while it was being saved: what was typed of it last is in this browser alone.

/** Keeps one that somebody else had changed under another name. @param article what was sent of it */
export const forkLeftFx = attach({
  source: $session,
  effect: async (session, { article, to }: { article: OwnArticle; to: string }) => {
    if (!session) return;
    const { draftid } = article;
    const kept = (await keptArticles.read(session.uid, draftid)) ?? article;
    await keptArticles.keep(session.uid, to, parted(kept, to));
    await keptArticles.keep(session.uid, draftid, null);
  },
});

const isSame = (one: OwnArticle, other: OwnArticle) =>
  one.assetid === other.assetid && JSON.stringify(one.article) === JSON.stringify(other.article);

/** Forgets one that the server has whole; of one that was typed on, which version it has. @param article what was sent of it */
export const settleLeftFx = attach({
  source: $session,
  effect: async (session, { article, draft: { draftid, rev } }: { article: OwnArticle; draft: NewsDraft }) => {
    const kept = session && (await keptArticles.read(session.uid, draftid));
    if (kept) await keptArticles.keep(session!.uid, draftid, isSame(kept, article) ? null : { ...kept, saved: rev });
  },
});
