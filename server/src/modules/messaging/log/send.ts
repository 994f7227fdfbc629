import { hash } from 'node:crypto';
import type { Message, SendInput } from '@mortar/protocol/messaging';
import type { SocketCalls } from '@mortar/protocol/realtime';
import { and, eq, gte, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import { createBatches } from '../../../lib/batches.ts';
import type { Clock } from '../../../lib/clock.ts';
import { keyOf, type Touched } from '../conversations/index.ts';
import { members } from '../conversations/tables.ts';
import type { Intend } from '../../realtime/index.ts';
import type { Names } from '../people.ts';
import { indexWords } from '../words/words.ts';
import type { MessageRow } from './rows.ts';
import { sendAll, type Outcome, type SendItem } from './send-statement.ts';
import { messages, type KeptQuote } from './tables.ts';
import { EVERYONE, keptMentions, keptMessage } from './text.ts';
import type { LogView } from './view.ts';
import { cutText } from '../../../lib/cut-text.ts';

/** Messages of one transaction; more only make the others wait. */
const BATCH = 256;
/** Batches that run beside one another; a conversation is always in the same lane. */
const LANES = 2;
const QUOTE_CHARACTERS = 200;

/** Messages that one transaction added to a conversation, in their order. */
export interface Sent {
  conversation: { id: number; epoch: string; kind: 'private' | 'channel'; members: number };
  rows: MessageRow[];
}

export interface SendingDeps {
  db: Db;
  clock: Clock;
  names: Names;
  view: LogView;
  /** Says whose conversations are about to go on. */
  intend: Intend;
  /** Takes what was committed to open connections, behind the answers. @returns whether all was told */
  tell(sent: Sent[], touched: Touched[]): Promise<boolean>;
}

interface Done {
  outcome: Outcome;
  at: Date;
}

function rowOf(item: SendItem, { seq, pts, body }: Extract<Outcome, { is: 'sent' }>, at: Date): MessageRow {
  const { conversation: conversationId, sender: senderId, client: clientId, text } = item;
  const unchanged = { reactions: {}, digest: '', rev: 0, editedAt: null, recalledAt: null, pinnedAt: null };
  return { conversationId, seq, clientId, senderId, kind: 'text', text, body, modPts: pts, createdAt: at, ...unchanged };
}

function gather(items: readonly SendItem[], outcomes: readonly Outcome[], at: Date): Sent[] {
  const byId = new Map<number, Sent>();
  outcomes.forEach((outcome, index) => {
    if (outcome.is !== 'sent') return;
    const { conversation: id } = items[index]!;
    const { epoch, kind, members: count } = outcome;
    const sent = byId.get(id) ?? { conversation: { id, epoch, kind, members: count }, rows: [] };
    sent.rows.push(rowOf(items[index]!, outcome, at));
    byId.set(id, sent);
  });
  return [...byId.values()];
}

/** Sending: one round trip for all that came meanwhile, and one message for ever under the sender's own name of it. */
export function createSending({ db, clock, names, view, intend, tell }: SendingDeps) {
  async function work(items: SendItem[]): Promise<Done[]> {
    const at = new Date(clock.now());
    const told = intend([...new Set(items.map(({ conversation }) => String(conversation)))]);
    const { outcomes, touched } = await sendAll(db, items, at);
    // Behind the answers, which are on their way when the promises of this turn have run.
    setImmediate(() => void tell(gather(items, outcomes, at), touched).then((isTold) => isTold && told()));
    return outcomes.map((outcome) => ({ outcome, at }));
  }
  const lanes = Array.from({ length: LANES }, () => createBatches(work, BATCH));
  /** The same message may come again before it was answered. */
  const underWay = new Map<string, Promise<unknown>>();

  /** What is passed on, if the sender may see it; of a message that was passed on before, who wrote it first. */
  async function forwarded(userId: number, { conversation, seq }: NonNullable<SendInput['forward']>) {
    const isTheirs = and(eq(members.conversationId, messages.conversationId), eq(members.userId, userId), isNull(members.leftAt));
    const [row] = await db
      .select({ senderId: messages.senderId, text: messages.text, body: messages.body })
      .from(messages)
      .innerJoin(members, and(isTheirs, gte(messages.seq, members.minSeq)))
      .where(and(eq(messages.conversationId, keyOf(conversation)), eq(messages.seq, seq), isNull(messages.recalledAt)));
    if (!row) return undefined;
    const quote: KeptQuote = { seq: 0, userId: row.body.forwarded?.userId ?? row.senderId, text: cutText(row.text, QUOTE_CHARACTERS) };
    return { text: row.text, quote, preview: row.body.preview };
  }

  async function itemOf(userId: number, { conversation, clientId, text, mentions, reply, forward }: SendInput): Promise<SendItem> {
    const source = forward && (await forwarded(userId, forward));
    const kept = forward ? (source?.text ?? '') : keptMessage(text);
    const named = forward ? [] : keptMentions(kept, mentions);
    const ids = await names.idsOf(named.map(({ uid }) => uid));
    const known = named.filter(({ uid }) => uid === EVERYONE || ids.has(uid));
    const id = keyOf(conversation);
    return {
      conversation: id,
      sender: userId,
      client: clientId,
      text: kept,
      body: {
        ...(known.length > 0 && { mentions: known }),
        ...(source && { forwarded: source.quote, ...(source.preview && { preview: source.preview }) }),
      },
      digest: hash('sha256', JSON.stringify([text, mentions ?? [], reply ?? 0, forward ?? null]), 'base64'),
      reply: reply ?? null,
      everyone: known.some(({ uid }) => uid === EVERYONE),
      mentions: [...ids.values()].filter((one) => one !== userId),
      words: indexWords(id, kept),
      refusal: forward && !source ? 'notFound' : null,
    };
  }

  async function rowsOf(id: number, userId: number, clientIds: readonly string[]): Promise<MessageRow[]> {
    const isOne = and(eq(messages.conversationId, id), eq(messages.senderId, userId), inArray(messages.clientId, [...clientIds]));
    return db.select().from(messages).where(isOne);
  }

  /** Behind whatever else is under way with the same name. */
  async function once<Result>(key: string, doIt: () => Promise<Result>): Promise<Result> {
    const before = underWay.get(key);
    const mine = before ? before.then(doIt, doIt) : doIt();
    underWay.set(key, mine);
    return mine.finally(() => {
      if (underWay.get(key) === mine) underWay.delete(key);
    });
  }

  return {
    /** @throws AppError with the reason, where the message is not taken; then it was not sent */
    async send(userId: number, input: SendInput): Promise<SocketCalls['im.send']['output']> {
      const item = await itemOf(userId, input);
      const lane = lanes[item.conversation % LANES]!;
      const { outcome, at } = await once(`${item.conversation} ${userId} ${item.client}`, () => lane(item));
      if (outcome.is === 'refused') throw new AppError(outcome.code, { status: 200, data: outcome.detail });
      const rows = outcome.is === 'sent' ? [rowOf(item, outcome, at)] : await rowsOf(item.conversation, userId, [item.client]);
      const [message] = await view.messages(rows, userId);
      return { message: message!, readSeq: outcome.is === 'sent' ? outcome.readSeq : null };
    },

    /** Which of these messages of the caller arrived, as they stand now. */
    async sent(userId: number, conversation: string, clientIds: readonly string[]): Promise<{ messages: Message[] }> {
      return { messages: await view.messages(await rowsOf(keyOf(conversation), userId, clientIds), userId) };
    },
  };
}
