import { randomBytes } from 'node:crypto';
import { POST_CHARACTERS, type NewPost } from '@mortar/protocol/community';
import type { Db } from '../../../db/db.ts';
import { AppError, type FieldTexts } from '../../../lib/app-error.ts';
import { keptLine } from '../../../lib/kept-text.ts';
import { linkOf, type LinkPreviews } from '../../../lib/link-preview/index.ts';
import { lookOf } from '../../../lib/look-alike.ts';
import { collectionParts, type Glance } from '../../chain/index.ts';
import type { Assets } from '../../uploads/index.ts';
import type { AttachedVideos } from '../../video/index.ts';
import { postsOf } from '../store/posts.ts';
import type { NewRow } from '../store/write.ts';
import { keptBody } from '../text/kept-body.ts';

const HOUR_MS = 3600 * 1000;
const LINK_KEY_BYTES = 16;
const EMPTY: FieldTexts = { text: { en: 'Write something or add a picture first.', 'zh-HK': '請先輸入內容，或加入圖片。' } };
const ALIKE: FieldTexts = {
  poll: { en: 'Every choice must look different, and none may be empty.', 'zh-HK': '每個選項都要填寫，而且不可看起來一樣。' },
};
const NO_GATE: FieldTexts = { gate: { en: 'Choose a collection first.', 'zh-HK': '請先選擇藏品系列。' } };
const NO_GROUP: FieldTexts = { groupid: { en: 'Choose a group first.', 'zh-HK': '請先選擇群組。' } };

export interface WritingDeps {
  assets: Assets;
  videos: AttachedVideos;
  previews: LinkPreviews;
  /** What stands on the chains. */
  glance: Pick<Glance, 'collections' | 'held'>;
  /** Whether somebody may post into a group. */
  isMember(tx: Db, groupId: number, userId: number): Promise<boolean>;
}

/** The collection whose holders alone see a post; nulls for everybody. */
export type Gate = Pick<NewRow, 'gateChain' | 'gateCollection' | 'gateName'>;

/** Name under which uploads keep the pictures of a post. */
export const usedBy = (postId: number): string => `post:${postId}`;
export const notThere = () => new AppError('notFound', { status: 200 });

/** Refuses a post that holds nothing. @throws AppError `validation` */
export function assertFilled(isEmpty: boolean): void {
  if (isEmpty) throw new AppError('validation', { fields: EMPTY });
}

/** A poll that is open from the moment its post is published. @throws AppError `validation` */
export function pollOf(poll: NewPost['poll'], publishAt: Date): NonNullable<NewRow['poll']> | null {
  if (!poll) return null;
  const options = poll.options.map(keptLine);
  if (options.includes('') || new Set(options.map(lookOf)).size < options.length) throw new AppError('validation', { fields: ALIKE });
  return { options, endsAt: new Date(publishAt.getTime() + poll.hours * HOUR_MS).toISOString() };
}

/** What somebody writes, checked and brought into the form in which it is kept. */
export function createWriting({ assets, videos, previews, glance, isMember }: WritingDeps) {
  const bodyOf = (of: Db, { text, mentions }: Pick<NewPost, 'text' | 'mentions'>) => keptBody(of, text, mentions, POST_CHARACTERS);

  async function mediaOf(tx: Db, userId: number, postId: number, media: NewPost['media']) {
    const found = await assets.use(
      tx,
      userId,
      media.map(({ assetid }) => assetid),
      usedBy(postId),
      'picture',
    );
    return found.map(({ assetid, url, width, height }, index) => ({
      assetid,
      url,
      width: width ?? 1,
      height: height ?? 1,
      alt: keptLine(media[index]!.alt),
    }));
  }

  /** Reads on a connection of its own, so before the transaction that keeps the post. @throws AppError `validation` */
  async function gateOf({ audience, gate }: NewPost): Promise<Gate> {
    if (audience !== 'holders') return { gateChain: null, gateCollection: null, gateName: null };
    const { chain, collection } = collectionParts(gate ?? '0-');
    const name = gate && (await glance.collections([gate.toLowerCase()])).get(`${chain}-${collection}`)?.name;
    if (name === undefined) throw new AppError('validation', { fields: NO_GATE });
    return { gateChain: chain, gateCollection: collection, gateName: name };
  }

  /** Everything of a post but its time and its state. @throws AppError `validation`, `notFound`, `groupRefused` */
  async function rowOf(tx: Db, authorId: number, id: number, input: NewPost, gate: Gate, publishAt: Date): Promise<NewRow> {
    const { clientid, audience, media, video, quote, groupid, link } = input;
    const body = await bodyOf(tx, input);
    assertFilled(body.text === '' && media.length === 0 && quote === undefined && video === undefined && !input.poll);
    const groupId = groupid === undefined ? null : Number(groupid);
    if (audience === 'group' && groupId === null) throw new AppError('validation', { fields: NO_GROUP });
    if (groupId !== null && !(await isMember(tx, groupId, authorId))) throw new AppError('groupRefused');
    const quoted = quote === undefined ? undefined : (await postsOf(tx, authorId).read([Number(quote)])).get(Number(quote));
    if (quote !== undefined && !quoted) throw notThere();
    if (video !== undefined) await videos.assertAttachable(tx, authorId, video);
    const url = link === '' ? undefined : linkOf(link ?? body.text);
    return {
      id,
      authorId,
      clientId: clientid,
      state: 'scheduled',
      audience,
      groupId,
      ...gate,
      linkKey: audience === 'link' ? randomBytes(LINK_KEY_BYTES).toString('base64url') : null,
      ...body,
      media: await mediaOf(tx, authorId, id, media),
      card: (url !== undefined && previews.known(url)) || null,
      videoId: video ?? null,
      quoteId: quoted?.id ?? null,
      quoteRev: quoted?.rev ?? null,
      poll: pollOf(input.poll, publishAt),
      publishAt,
    };
  }

  return { bodyOf, mediaOf, gateOf, rowOf };
}
