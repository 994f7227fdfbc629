import type { Notify } from '@mortar/protocol/messaging';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';
import type { MemberRole } from './member.ts';
import { installation, userHeads } from './tables.ts';

/** A conversation as one of its members has it. */
export interface OwnRow {
  id: number;
  epoch: string;
  kind: 'private' | 'channel';
  name: string;
  description: string;
  imageUrl: string;
  slowmode: number;
  writers: 'members' | 'admins';
  members: number;
  isDemo: boolean;
  lastSeq: number;
  lastPts: number;
  /** ISO 8601; of the last message, or of when it began. */
  at: string;
  role: MemberRole;
  minSeq: number;
  readSeq: number;
  mutedUntil: string | null;
  notify: Notify;
  pinnedAt: string | null;
  isHidden: boolean;
  isAccepted: boolean;
  unread: number;
  mentions: number;
  /** The other of a private chat. */
  peerId: number | null;
  peerReadSeq: number;
  last: { seq: number; senderId: number; text: string; isRecalled: boolean; at: string } | null;
}

/** Beyond it a number of unread messages is told without looking at each. */
const COUNTED = 99;
const PREVIEW_CHARACTERS = 120;

const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const seen = 'greatest(m.read_seq, m.min_seq - 1)';
/** Messages that are not read: nobody's own, and none that was recalled. */
const unread = `case when h.last_seq - ${seen} > ${COUNTED} then h.last_seq - ${seen} else (
  select count(*)::integer from messaging_messages x
  where x.conversation_id = m.conversation_id and x.seq > ${seen} and x.recalled_at is null and x.sender_id <> m.user_id) end`;
const from = `from messaging_members m
  join messaging_conversations c on c.id = m.conversation_id
  join messaging_heads h on h.conversation_id = m.conversation_id`;

const own = (name: string, which: string) =>
  statement<OwnRow>(
    name,
    `select c.id::float8 as id, c.epoch, c.kind, c.name, c.description, c.image_url as "imageUrl", c.slowmode, c.writers, c.members,
      c.is_demo as "isDemo", h.last_seq as "lastSeq", h.last_pts::float8 as "lastPts", ${iso('h.last_at')} as at,
      m.role, m.min_seq as "minSeq", m.read_seq as "readSeq", ${iso(`case when m.muted_until is not null then least(m.muted_until, '9999-12-31T23:59:59Z') end`)} as "mutedUntil",
      m.notify, ${iso('m.pinned_at')} as "pinnedAt", m.hidden_seq is not null as "isHidden", m.is_accepted as "isAccepted",
      ${unread} as unread,
      (select count(*)::integer from messaging_mentions n
        where n.user_id = m.user_id and n.conversation_id = m.conversation_id and n.seq > ${seen} and not n.is_cleared)
        + (c.last_all_seq > ${seen})::integer as mentions,
      (c.low_user + c.high_user - m.user_id)::float8 as "peerId", coalesce(peer.read_seq, 0) as "peerReadSeq",
      (select jsonb_build_object('seq', x.seq, 'senderId', x.sender_id, 'text', left(x.text, ${PREVIEW_CHARACTERS}),
        'isRecalled', x.recalled_at is not null, 'at', ${iso('x.created_at')})
        from messaging_messages x
        where x.conversation_id = m.conversation_id and x.seq = h.last_seq and x.seq >= m.min_seq) as last
    ${from}
    left join messaging_members peer on peer.conversation_id = c.id and peer.user_id = c.low_user + c.high_user - m.user_id
    where m.user_id = $1::bigint and m.left_at is null and ${which}`,
  );

/** In the list stands what was written in, and was not taken off. */
const isListed = `m.hidden_seq is null and (c.kind = 'channel' or h.last_seq > 0)`;
const listKey = `(coalesce(extract(epoch from m.pinned_at) * 1000, 0)::bigint, (extract(epoch from h.last_at) * 1000)::bigint, c.id)`;

const byIds = own('messaging_own', 'm.conversation_id in (select value::bigint from jsonb_array_elements_text($2::jsonb))');
const page = own(
  'messaging_page',
  `${isListed} and ${listKey} < ($2::bigint, $3::bigint, $4::bigint) order by ${listKey} desc offset $5::integer limit $6::integer`,
);
const unreadOfAll = statement<{ unread: number }>(
  'messaging_unread',
  `select coalesce(sum(${unread}), 0)::integer as unread ${from}
  where m.user_id = $1::bigint and m.left_at is null and m.notify <> 'none' and ${isListed} and h.last_seq > ${seen}`,
);
const since = statement<{ id: number; isGone: boolean }>(
  'messaging_own_since',
  `select m.conversation_id::float8 as id, m.left_at is not null or m.hidden_seq is not null as "isGone"
  from messaging_members m where m.user_id = $1::bigint and m.mod_uv > $2::bigint order by m.mod_uv limit $3::integer`,
);
const heads = statement<{ id: number; epoch: string; pts: number; isListed: boolean }>(
  'messaging_own_heads',
  `select c.id::float8 as id, c.epoch, h.last_pts::float8 as pts, ${isListed} as "isListed" ${from}
  where m.user_id = $1::bigint and m.left_at is null order by h.last_at desc`,
);
/** Where a page of the list begins: pinned at, last message at (ms), id. */
export type ListKey = readonly [number, number, number];
export const listKeyOf = ({ pinnedAt, at, id }: OwnRow): ListKey => [pinnedAt ? Date.parse(pinnedAt) : 0, Date.parse(at), id];
const START: ListKey = [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];

/** The SQL of conversations as one person has them. */
export const ownOf = (db: Db) => ({
  byIds: (userId: number, ids: readonly number[]): Promise<OwnRow[]> =>
    ids.length === 0 ? Promise.resolve([]) : byIds(db, [userId, JSON.stringify(ids)]),
  /** A page of the list: pinned ones first, then by the last message. */
  page: (userId: number, after: ListKey | undefined, skip: number, limit: number): Promise<OwnRow[]> =>
    page(db, [userId, ...(after ?? START), skip, limit]),
  /** All that is not read, conversations that tell nothing left out. */
  unread: async (userId: number): Promise<number> => (await unreadOfAll(db, [userId]))[0]!.unread,
  /** Conversations whose own part changed after a `uv`, at most `limit`. */
  since: (userId: number, uv: number, limit: number) => since(db, [userId, uv, limit]),
  /** All that the person is in, the last written in first. */
  heads: (userId: number) => heads(db, [userId]),
  /** The epoch of this installation, and how many changes of their own the person has had. */
  async state(userId: number): Promise<{ epoch: string; uv: number }> {
    const [row] = await db
      .select({ epoch: installation.epoch, uv: userHeads.uv })
      .from(installation)
      .leftJoin(userHeads, eq(userHeads.userId, userId));
    return { epoch: row!.epoch, uv: row!.uv ?? 0 };
  },
});
