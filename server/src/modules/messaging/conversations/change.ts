import type { Line } from '@mortar/protocol/messaging';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Intend } from '../../realtime/index.ts';
import { lines } from './tables.ts';
import { lockConversation, takePts, type ConversationRow, type HeadRow } from './head.ts';
import { touchMembers, type Touched } from './user-head.ts';

export type LineRow = typeof lines.$inferSelect;

/** What happened and is no message. */
export interface NewLine {
  kind: Line['kind'];
  actorId?: number | null;
  targetId?: number | null;
  value?: string;
}

/** A change of one conversation under way, with its lock held. */
export interface Change {
  tx: Db;
  /** As it stands behind the lock. */
  conversation: ConversationRow;
  head: Readonly<HeadRow>;
  at: Date;
  /** Takes the next pts, for a message that changes. @param seq of the message, which is told as it stands after the commit */
  takePts(seq: number): Promise<number>;
  /** Writes a line, with the next pts. */
  addLine(line: NewLine): Promise<void>;
  /** What these people have of the conversation changes: each gets their next `uv` when the work is done. */
  touch(userIds: readonly number[]): void;
}

/** What was changed, for those who have the conversation open and for those whose own it is. */
export interface Changed {
  conversation: Pick<ConversationRow, 'id' | 'epoch' | 'kind' | 'members'>;
  /** What the change follows: its first number is the next one, its last `pts`; none was taken where they are the same. */
  fromPts: number;
  pts: number;
  lastSeq: number;
  /** Messages that are other ones now. */
  seqs: readonly number[];
  lines: readonly LineRow[];
  /** Whose own state changed. */
  touched: readonly Touched[];
}

export interface ChangesDeps {
  db: Db;
  clock: Clock;
  /** Says which conversations are about to change. */
  intend: Intend;
  /** Takes what was committed to open connections. Nothing may hang on it: a connection may be lost any time. @returns whether it was told */
  tell(changed: Changed): Promise<boolean>;
}

/** Every change of a conversation besides sending goes through here: one lock, one order, told after the commit. */
export function createChanges({ db, clock, intend, tell }: ChangesDeps) {
  /** A change within somebody's transaction; `tell` what it gives once that is committed. */
  async function within<Result>(
    tx: Db,
    id: number,
    work: (change: Change) => Promise<Result>,
  ): Promise<{ result: Result; changed: Changed }> {
    const { conversation, head } = await lockConversation(tx, id);
    const at = new Date(clock.now());
    const [seqs, written, people] = [new Set<number>(), [] as LineRow[], new Set<number>()];
    let pts = head.lastPts;
    const result = await work({
      tx,
      conversation,
      head,
      at,
      async takePts(seq) {
        seqs.add(seq);
        pts = await takePts(tx, id);
        return pts;
      },
      async addLine({ kind, actorId = null, targetId = null, value = '' }) {
        pts = await takePts(tx, id);
        const line = { conversationId: id, pts, afterSeq: head.lastSeq, kind, actorId, targetId, value, at };
        await tx.insert(lines).values(line);
        written.push(line);
      },
      touch: (userIds) => userIds.forEach((userId) => people.add(userId)),
    });
    const touched = await touchMembers(tx, id, [...people]);
    return {
      result,
      changed: { conversation, fromPts: head.lastPts, pts, lastSeq: head.lastSeq, seqs: [...seqs], lines: written, touched },
    };
  }

  return {
    within,
    tell,
    /** A change in a transaction of its own. @throws AppError `notFound`, and whatever the work throws: then nothing was changed */
    async change<Result>(id: number, work: (change: Change) => Promise<Result>): Promise<Result> {
      const told = intend([String(id)]);
      try {
        const { result, changed } = await db.transaction((tx) => within(tx, id, work));
        void tell(changed).then((isTold) => isTold && told());
        return result;
      } catch (error) {
        // A refusal changed nothing. Of anything else nobody knows.
        if (error instanceof AppError) told();
        throw error;
      }
    },
  };
}

export type Changes = ReturnType<typeof createChanges>;
