import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { inGroup } from '../membership/members.ts';
import { addDeltas } from '../numbers/deltas.ts';
import { keys } from './posts.ts';
import { putTags } from './tags.ts';
import { putWords } from './words.ts';
import { videoStanding } from '../../video/index.ts';
import { authorHeads, feedHead, feedItems, posts } from './tables.ts';
import { isActive, visible } from './visible.ts';

/** What is to stand in the log: a post whose time has come, or somebody's repost of one. */
export interface Order {
  postId: number;
  /** Who reposts it. */
  byId?: number;
}

/** What became of it: a new place; nothing, because it stands there; it waits for its video; or why it may not. */
export type Outcome = { is: 'published'; pos: number } | { is: 'known' } | { is: 'held' } | { is: 'waits' } | { is: 'refused' };

interface Candidate {
  k: number;
  postId: number;
  authorId: number;
  groupId: number | null;
  quoteId: number | null;
  media: unknown[];
  names: string[];
  text: string;
  outcome: 'known' | 'refused' | 'waits' | 'suspended' | 'group' | 'media' | 'ready';
  videoId: string | null;
  isRepost: boolean;
}

/** Why a post is held. */
const HELD = ['suspended', 'group', 'media'] as const;
const isHeld = (outcome: Candidate['outcome']): boolean => HELD.some((one) => one === outcome);
/** So long a post waits for its video (community note §2.8), ms. */
export const VIDEO_WAIT_MS = 3600 * 1000;

interface PublishDeps {
  /** Key of a tag as it is compared. */
  keyOfTag(name: string): string;
}

/**
 * The only writer of the feed log. Whoever holds the head's row gives the next places; they are seen in this order, because
 * nobody else gets it before the commit. What may not stand there is judged under the same lock.
 */
export async function publishAll(tx: Db, orders: readonly Order[], at: Date, { keyOfTag }: PublishDeps): Promise<Outcome[]> {
  const [head] = await tx.execute<{ pos: number }>(sql`select last_pos::float8 as pos from ${feedHead} for update`);
  const time = at.toISOString();
  const candidates = await tx.execute<Candidate & Record<string, unknown>>(sql`
    select o.k, p.id::float8 as "postId", coalesce(o.by_id, p.author_id)::float8 as "authorId", p.group_id::float8 as "groupId",
      p.quote_id::float8 as "quoteId", p.video_id as "videoId", p.media, p.text, o.by_id is not null as "isRepost",
      array(select f->>'ref' from jsonb_array_elements(p.facets) f where f->>'kind' = 'tag') as names,
      case
        when o.by_id is not null then case
          when exists (select 1 from ${feedItems} i where i.post_id = p.id and i.author_id = o.by_id and i.kind = 'repost' and not i.is_off) then 'known'
          when p.audience <> 'public' or not ${visible(sql`o.by_id`)} then 'refused' else 'ready' end
        when p.state = 'live' then 'known'
        when p.state <> 'scheduled' or p.publish_at > ${time}::timestamptz then 'refused'
        when not ${isActive(sql`p.author_id`)} then 'suspended'
        when p.group_id is not null and not ${inGroup(sql`p.group_id`, sql`p.author_id`)} then 'group'
        when p.video_id is not null then case ${videoStanding(sql`p.video_id`)}
          when 'ready' then 'ready'
          when 'working' then case when p.publish_at > ${new Date(at.getTime() - VIDEO_WAIT_MS).toISOString()}::timestamptz then 'waits' else 'media' end
          else 'media' end
        else 'ready' end as outcome
      from jsonb_to_recordset(${JSON.stringify(orders.map(({ postId, byId = null }, k) => ({ k, post_id: postId, by_id: byId })))}::jsonb)
             as o(k int, post_id bigint, by_id bigint)
      join ${posts} p on p.id = o.post_id
     order by o.k for update of p`);
  const outcomes: Outcome[] = orders.map(() => ({ is: 'refused' }));
  const ready: (Candidate & { pos: number })[] = [];
  const taken = new Set<string>();
  for (const one of candidates) {
    const name = `${one.postId} ${one.isRepost ? one.authorId : ''}`;
    if (one.outcome === 'ready' && !taken.has(name)) {
      taken.add(name);
      ready.push({ ...one, pos: head!.pos + ready.length + 1 });
      outcomes[one.k] = { is: 'published', pos: head!.pos + ready.length };
    } else if (isHeld(one.outcome)) outcomes[one.k] = { is: 'held' };
    else outcomes[one.k] = { is: one.outcome === 'refused' || one.outcome === 'waits' ? one.outcome : 'known' };
  }
  for (const reason of HELD) {
    const held = candidates.filter(({ outcome }) => outcome === reason).map(({ postId }) => postId);
    if (held.length > 0) await tx.execute(sql`update ${posts} set state = 'held', hold_reason = ${reason} where id = any(${keys(held)})`);
  }
  if (ready.length === 0) return outcomes;
  await insert(tx, ready, time);
  await putTags(
    tx,
    ready.filter(({ isRepost }) => !isRepost).map(({ pos, postId, names }) => ({ pos, postId, names })),
    keyOfTag,
  );
  await putWords(
    tx,
    ready.filter(({ isRepost }) => !isRepost),
  );
  await addDeltas(tx, [
    ...ready.filter(({ isRepost }) => isRepost).map(({ postId }) => ({ postId, seq: 0, what: 'repost' as const, d: 1 })),
    ...ready.flatMap(({ isRepost, quoteId }) =>
      isRepost || quoteId === null ? [] : [{ postId: quoteId, seq: 0, what: 'quote' as const, d: 1 }],
    ),
  ]);
  return outcomes;
}

async function insert(tx: Db, ready: readonly (Candidate & { pos: number })[], time: string): Promise<void> {
  const items = ready.map(({ pos, postId, authorId, isRepost, groupId, media, videoId }) => ({
    pos,
    post_id: postId,
    author_id: authorId,
    kind: isRepost ? 'repost' : 'post',
    group_id: isRepost ? null : groupId,
    has_media: media.length > 0 || videoId !== null,
  }));
  await tx.execute(sql`
    with items as (
      insert into ${feedItems} (pos, post_id, author_id, kind, group_id, has_media, at)
      select pos, post_id, author_id, kind, group_id, has_media, ${time}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
          as o(pos bigint, post_id bigint, author_id bigint, kind text, group_id bigint, has_media boolean)
      returning pos, post_id, author_id, kind),
    heads as (
      insert into ${authorHeads} (author_id, last_pos) select author_id, max(pos) from items group by author_id
      on conflict (author_id) do update set last_pos = excluded.last_pos),
    live as (
      update ${posts} p set state = 'live', hold_reason = null, source = null, published_at = ${time}::timestamptz
        from items where p.id = items.post_id and items.kind = 'post')
    update ${feedHead} set last_pos = last_pos + (select count(*) from items)`);
}
