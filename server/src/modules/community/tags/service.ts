import type { Input, Output } from '@mortar/protocol';
import type { followTag, listTags, Tag } from '@mortar/protocol/community';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { VISITOR } from '../ids.ts';
import { findTag, makeTag, tagsOf } from '../store/tags.ts';
import { keyOfTag } from '../text/one-form.ts';

const FOLLOWED_MOST = 200;
const LISTED = 10;
const TREND_MS = 7 * 24 * 3600 * 1000;

/** Tags: one for every way to write it. */
export function createTags({ db, clock }: { db: Db; clock: Clock }) {
  function keyOf(tag: string): string {
    const key = keyOfTag(tag);
    if (key === '') throw new AppError('validation');
    return key;
  }
  async function detail(viewer: number, tag: string): Promise<Tag> {
    const found = await findTag(db, keyOf(tag));
    if (!found) return { tag, posts: 0, follows: false };
    const [posts, follows] = await Promise.all([tagsOf(db, viewer).countPosts(found.id), tagsOf(db, viewer).follows(found.id)]);
    return { tag: found.name, posts, follows };
  }
  return {
    detail,

    async follow(userId: number, { tag, status }: Input<typeof followTag>): Promise<Tag> {
      const key = keyOf(tag);
      const own = tagsOf(db, userId);
      if (status === 1 && (await own.countFollowed()) >= FOLLOWED_MOST) throw new AppError('communityFull');
      const id = status === 1 ? await makeTag(db, key, tag.replace(/^[#＃]|[#＃]$/g, '')) : (await findTag(db, key))?.id;
      if (id !== undefined) await own.setFollowed(id, status === 1, new Date(clock.now()));
      return detail(userId, tag);
    },

    async list(viewer: number, { kind, text = '' }: Input<typeof listTags>): Promise<Output<typeof listTags>> {
      const own = tagsOf(db, viewer);
      const since = new Date(clock.now() - TREND_MS);
      if (kind === 'followed') return { list: viewer === VISITOR ? [] : await own.followed(since, FOLLOWED_MOST) };
      if (kind === 'trending') return { list: await own.trending(since, LISTED) };
      const key = keyOfTag(text);
      return { list: key === '' ? [] : await own.beginning(key, since, LISTED) };
    },
  };
}

export type Tags = ReturnType<typeof createTags>;
