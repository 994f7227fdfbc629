import type { CodeName } from '@mortar/protocol';
import { statement } from '../../../db/statement.ts';
import type { Touched } from '../conversations/index.ts';
import type { Body } from './tables.ts';

/** A message on its way into the log, as `messaging_send` takes it. */
export interface SendItem {
  conversation: number;
  sender: number;
  client: string;
  text: string;
  body: Body;
  digest: string;
  /** Seq of the message that is answered. */
  reply: number | null;
  /** Names everybody. */
  everyone: boolean;
  /** Keys of those who are named. */
  mentions: number[];
  words: string[];
  /** Why it cannot be sent, unless it was sent before. */
  refusal: CodeName | null;
}

interface Row {
  k: number | null;
  outcome: string;
  detail: unknown;
  conversation: number;
  epoch: string | null;
  kind: 'private' | 'channel' | null;
  members: number | null;
  seq: number | null;
  pts: number | null;
  body: Body | null;
  userId: number | null;
  uv: number | null;
}

/** What became of one message. */
export type Outcome =
  | {
      is: 'sent';
      epoch: string;
      kind: 'private' | 'channel';
      members: number;
      seq: number;
      pts: number;
      body: Body;
      /** Where the sender's cursor stands, if the sends moved it. */
      readSeq: number | null;
    }
  | { is: 'known'; seq: number }
  | { is: 'refused'; code: CodeName; detail: unknown };

const send = statement<Row>(
  'messaging_send',
  `select k, outcome, detail, conversation::float8 as conversation, epoch, kind, members, seq, pts::float8 as pts, body,
    user_id::float8 as "userId", uv::float8 as uv
  from messaging_send($1::jsonb, $2::timestamptz)`,
);

function outcomeOf({ outcome, detail, epoch, kind, members, seq, pts, body }: Row, readSeq: number | null): Outcome {
  if (outcome === 'known') return { is: 'known', seq: seq! };
  if (outcome !== 'sent') return { is: 'refused', code: outcome as CodeName, detail };
  return { is: 'sent', epoch: epoch!, kind: kind!, members: members!, seq: seq!, pts: pts!, body: body!, readSeq };
}

/** Sends many messages in one round trip. @returns what became of each, in their order */
export async function sendAll(
  db: Parameters<typeof send>[0],
  items: readonly SendItem[],
  at: Date,
): Promise<{ outcomes: Outcome[]; touched: Touched[] }> {
  const rows = await send(db, [JSON.stringify(items.map((item, k) => ({ k, ...item }))), at.toISOString()]);
  const touched = rows.flatMap(({ conversation, userId, uv, outcome, seq }): Touched[] =>
    userId === null || uv === null ? [] : [{ conversation, userId, uv, ...(outcome === 'read' && { readSeq: seq! }) }],
  );
  const readOf = ({ conversation, sender }: SendItem): number | null =>
    touched.find((one) => one.readSeq !== undefined && one.conversation === conversation && one.userId === sender)?.readSeq ?? null;
  const outcomes: Outcome[] = [];
  for (const row of rows) if (row.k !== null) outcomes[row.k] = outcomeOf(row, readOf(items[row.k]!));
  return { outcomes, touched };
}
