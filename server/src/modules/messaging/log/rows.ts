import type { Db } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';
import type { LineRow } from '../conversations/index.ts';
import type { messages } from './tables.ts';

export type MessageRow = typeof messages.$inferSelect;

/** A part of a conversation's log as it stands at one moment, for a member of it. */
export interface LogPart {
  epoch: string;
  lastSeq: number;
  lastPts: number;
  /** First message that the member may see. */
  minSeq: number;
  messages: MessageRow[];
  lines: LineRow[];
}

type Plain<Row> = { [Key in keyof Row]: Row[Key] extends Date | null ? string | null : Row[Key] };
interface PlainPart extends Omit<LogPart, 'messages' | 'lines'> {
  messages: Plain<MessageRow>[];
  lines: Plain<LineRow>[];
}

const messageJson = `jsonb_build_object('conversationId', m.conversation_id, 'seq', m.seq, 'clientId', m.client_id, 'senderId', m.sender_id,
  'kind', m.kind, 'text', m.text, 'body', m.body, 'reactions', m.reactions, 'digest', '', 'rev', m.rev, 'modPts', m.mod_pts,
  'createdAt', m.created_at, 'editedAt', m.edited_at, 'recalledAt', m.recalled_at, 'pinnedAt', m.pinned_at)`;
const lineJson = `jsonb_build_object('conversationId', l.conversation_id, 'pts', l.pts, 'afterSeq', l.after_seq, 'kind', l.kind,
  'actorId', l.actor_id, 'targetId', l.target_id, 'value', l.value, 'at', l.at)`;

/** Head and rows in one statement, so that they stand at one moment. $1 is the conversation, $2 the member. */
const part = (name: string, ofMessages: string, ofLines: string) =>
  statement<PlainPart>(
    name,
    `with here as materialized (
      select c.epoch, h.last_seq, h.last_pts, m.min_seq
      from messaging_members m
      join messaging_heads h on h.conversation_id = m.conversation_id
      join messaging_conversations c on c.id = m.conversation_id
      where m.conversation_id = $1::bigint and m.user_id = $2::bigint and m.left_at is null)
    select here.epoch, here.last_seq as "lastSeq", here.last_pts::float8 as "lastPts", here.min_seq as "minSeq",
      coalesce((select jsonb_agg(${messageJson}) from (
        select m.* from messaging_messages m where m.conversation_id = $1::bigint and m.seq >= here.min_seq and ${ofMessages}) m), '[]') as messages,
      coalesce((select jsonb_agg(${lineJson}) from (
        select l.* from messaging_lines l
        where l.conversation_id = $1::bigint and l.after_seq >= here.min_seq - 1 and ${ofLines}) l), '[]') as lines
    from here`,
  );

const since = part(
  'messaging_since',
  'm.mod_pts > $3::bigint order by m.mod_pts limit $4::integer',
  'l.pts > $3::bigint order by l.pts limit $4::integer',
);
const newest = part(
  'messaging_newest',
  'm.seq > here.last_seq - $3::integer order by m.seq limit $4::integer',
  'l.after_seq >= here.last_seq - $3::integer order by l.pts desc limit $4::integer',
);
const between = part(
  'messaging_between',
  'm.seq between $3::integer and $4::integer and m.mod_pts > $5::bigint order by m.seq',
  'l.after_seq between $3::integer - ($3::integer = 1)::integer and $4::integer and l.pts > $5::bigint order by l.pts desc limit $6::integer',
);

const date = (text: string | null) => (text === null ? null : new Date(text));
const messageOf = (row: Plain<MessageRow>): MessageRow => ({
  ...row,
  createdAt: new Date(row.createdAt!),
  editedAt: date(row.editedAt),
  recalledAt: date(row.recalledAt),
  pinnedAt: date(row.pinnedAt),
});
const lineOf = (row: Plain<LineRow>): LineRow => ({ ...row, at: new Date(row.at!) });
const partOf = (row: PlainPart | undefined): LogPart | undefined =>
  row && { ...row, messages: row.messages.map(messageOf), lines: row.lines.map(lineOf).toSorted((a, b) => a.pts - b.pts) };

/** The SQL of reading a log; each gives undefined to whoever is not in the conversation. */
export const partsOf = (db: Db) => ({
  /** What changed after a pts, at most `limit` messages and as many lines, by pts. */
  since: async (id: number, userId: number, pts: number, limit: number) => partOf((await since(db, [id, userId, pts, limit])).at(0)),
  /** The newest messages with the lines between them. */
  newest: async (id: number, userId: number, count: number) => partOf((await newest(db, [id, userId, count, count])).at(0)),
  /** Messages by their numbers, and lines behind them, that changed after a pts. */
  between: async (id: number, userId: number, from: number, to: number, pts: number, limit: number) =>
    partOf((await between(db, [id, userId, from, to, pts, limit])).at(0)),
});
