import type { DraftPost, PostPicture } from '@mortar/protocol/community';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import { keptLine } from '../../../lib/kept-text.ts';
import type { Assets } from '../../uploads/index.ts';
import { draftsOf } from './repository.ts';

interface Kept {
  userId: number;
  post: DraftPost;
  device: string;
  at: Date;
  /** The version that it follows, 0 for a new one. */
  after: number;
}

const usedBy = (userId: number, id: string): string => `draft:${userId}:${id}`;

/** Keeps a draft with its pictures, as far as they are still there. @returns undefined where another version stands there */
export async function keepDraft(tx: Db, assets: Assets, { userId, post, device, at, after }: Kept) {
  const name = usedBy(userId, post.clientid);
  await assets.release(tx, name);
  const media: PostPicture[] = [];
  for (const { assetid, alt } of post.media) {
    const [found] = await assets.use(tx, userId, [assetid], name, 'picture').catch(unlessGone);
    if (found) media.push({ assetid, url: found.url, width: found.width ?? 1, height: found.height ?? 1, alt: keptLine(alt) });
  }
  return draftsOf(tx, userId).save({ id: post.clientid, post, media, device, at }, after);
}

function unlessGone(failure: unknown): [] {
  if (failure instanceof AppError && failure.codeName === 'notFound') return [];
  throw failure;
}

/** Takes a draft away. @returns whether there was one */
export async function endDraft(tx: Db, assets: Pick<Assets, 'release'>, userId: number, id: string): Promise<boolean> {
  await assets.release(tx, usedBy(userId, id));
  return draftsOf(tx, userId).remove(id);
}
