import type { Changes, Conversation, Position } from '@mortar/protocol/messaging';
import type { SocketCalls } from '@mortar/protocol/realtime';
import type { Db } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';
import { AppError } from '../../../lib/app-error.ts';
import { keyOf } from '../conversations/index.ts';
import { ownOf } from '../conversations/rows.ts';
import type { ConversationView } from '../conversations/view.ts';
import type { Reading } from './read.ts';

/** Whoever has missed more of their own reads the list anew. */
const OWN_CHANGES = 100;
/** Conversations from the top of the list whose heads are told. */
const HEADS = 100;

const headAndUv = statement<{ uv: number; epoch: string | null; seq: number | null; pts: number | null }>(
  'messaging_heartbeat',
  `select coalesce((select uv from messaging_user_heads where user_id = $1::bigint), 0)::float8 as uv, here.epoch, here.seq, here.pts
  from (select) as one left join (
    select c.epoch, h.last_seq as seq, h.last_pts::float8 as pts
    from messaging_members m
    join messaging_conversations c on c.id = m.conversation_id
    join messaging_heads h on h.conversation_id = m.conversation_id
    where m.conversation_id = $2::bigint and m.user_id = $1::bigint and m.left_at is null) here on true`,
);

export interface HelloDeps {
  db: Db;
  view: ConversationView;
  reading: Reading;
}

/** What a client has missed, in one answer: what is its person's own, where conversations stand, and what changed in the open one. */
export function createHello({ db, view, reading }: HelloDeps) {
  const own = ownOf(db);

  async function changesOf(userId: number, open: Position | undefined): Promise<Changes | null> {
    if (!open) return null;
    return reading.diff(userId, open).catch((error: unknown) => {
      if (error instanceof AppError && error.codeName === 'notFound') return null;
      throw error;
    });
  }

  return {
    /** @param enter lets the connection into the conversations, before anything of them is read: what happens meanwhile is told */
    async hello(
      userId: number,
      { uv, epoch, heads: known, open }: SocketCalls['im.hello']['input'],
      enter: (ids: readonly number[]) => void,
    ): Promise<SocketCalls['im.hello']['output']> {
      const heads = await own.heads(userId);
      enter(heads.map(({ id }) => id));
      // The number first: what changes behind it comes again, and nothing is missed.
      const state = await own.state(userId);
      const changed = await own.since(userId, uv, OWN_CHANGES + 1);
      if (epoch !== state.epoch || uv > state.uv || changed.length > OWN_CHANGES)
        return { ...state, isReset: true, conversations: [], gone: [], heads: [], changes: await changesOf(userId, open) };

      const positions = new Map(known.map((position) => [keyOf(position.id), position]));
      const isBehind = ({ id, epoch: now, pts, isListed }: (typeof heads)[number], place: number) => {
        if (!isListed) return false;
        const position = positions.get(id);
        return position ? position.epoch !== now || position.pts < pts : place < HEADS;
      };
      const gone = changed.filter(({ isGone }) => isGone).map(({ id }) => id);
      const ids = new Set([...changed.map(({ id }) => id), ...heads.filter(isBehind).map(({ id }) => id)]);
      for (const id of gone) ids.delete(id);
      const conversations: Conversation[] = await view(userId, await own.byIds(userId, [...ids]));
      return {
        ...state,
        isReset: false,
        conversations,
        gone: gone.map(String),
        heads: conversations.map(({ id, epoch: now, lastSeq: seq, lastPts: pts, last }) => ({ id, epoch: now, seq, pts, last })),
        changes: await changesOf(userId, open),
      };
    },

    /** Whether a client has fallen behind without knowing it. */
    async heartbeat(userId: number, { open }: SocketCalls['im.heartbeat']['input']): Promise<SocketCalls['im.heartbeat']['output']> {
      const [row] = await headAndUv(db, [userId, open ? keyOf(open.id) : 0]);
      const { uv, epoch, seq, pts } = row!;
      const isBehind = open && epoch !== null && (epoch !== open.epoch || pts! > open.pts);
      return { uv, head: isBehind ? { id: open.id, epoch, seq: seq!, pts: pts! } : null };
    },
  };
}
