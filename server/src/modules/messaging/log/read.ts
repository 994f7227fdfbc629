import { LOG_ROWS, type Changes, type Head } from '@mortar/protocol/messaging';
import type { SocketCalls } from '@mortar/protocol/realtime';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import { keyOf } from '../conversations/index.ts';
import { partsOf, type LogPart } from './rows.ts';
import type { LogView } from './view.ts';

/** Whoever is further behind, or has nothing yet, gets the newest messages, and the rest when they scroll there. */
const FAR_BEHIND = 1000;
const NEWEST = 50;

const isFar = (behind: number, pts: number): boolean => behind > (pts === 0 ? NEWEST : FAR_BEHIND);

const headOf = (id: string, { epoch, lastSeq, lastPts }: LogPart): Head => ({ id, epoch, seq: lastSeq, pts: lastPts });

function found(part: LogPart | undefined): LogPart {
  if (!part) throw new AppError('notFound', { status: 200 });
  return part;
}

/** What of `since` fits into one answer: in the order of pts, complete up to the last one. */
function cut({ messages, lines, lastPts }: LogPart) {
  const all = [...messages.map(({ modPts }) => modPts), ...lines.map(({ pts }) => pts)].toSorted((a, b) => a - b);
  const hasMore = all.length > LOG_ROWS;
  const pts = hasMore ? all[LOG_ROWS - 1]! : lastPts;
  return { messages: messages.filter(({ modPts }) => modPts <= pts), lines: lines.filter((line) => line.pts <= pts), pts, hasMore };
}

/** The log of a conversation for its members: everybody else is told that there is none. */
export function createReading({ db, view }: { db: Db; view: LogView }) {
  const parts = partsOf(db);
  const shown = async ({ messages, lines }: Pick<LogPart, 'messages' | 'lines'>, userId: number) => {
    const [ofMessages, ofLines] = await Promise.all([view.messages(messages, userId), view.lines(lines)]);
    return { messages: ofMessages, lines: ofLines };
  };

  return {
    /** What changed since the caller last knew. */
    async diff(userId: number, { id, epoch, pts }: SocketCalls['im.diff']['input']): Promise<Changes> {
      const key = keyOf(id);
      const part = found(await parts.since(key, userId, pts, LOG_ROWS + 1));
      const head = headOf(id, part);
      // A pts that was never given is of another history too.
      const isOther = part.epoch !== epoch || pts > part.lastPts;
      if (isOther || isFar(part.lastPts - pts, pts)) {
        const newest = found(await parts.newest(key, userId, NEWEST));
        return { kind: isOther ? 'epochChanged' : 'tooLong', head: headOf(id, newest), ...(await shown(newest, userId)) };
      }
      const { pts: to, hasMore, ...rows } = cut(part);
      return { kind: 'changes', head, pts: to, hasMore, ...(await shown(rows, userId)) };
    },

    /** Messages by their numbers; with `asOf` only what changed after it. */
    async window(
      userId: number,
      { id, from, to, asOf = 0 }: SocketCalls['im.window']['input'],
    ): Promise<SocketCalls['im.window']['output']> {
      const last = Math.min(to, from + LOG_ROWS - 1);
      const part = found(await parts.between(keyOf(id), userId, from, last, asOf, LOG_ROWS));
      return { head: headOf(id, part), from, to: last, ...(await shown(part, userId)) };
    },
  };
}

export type Reading = ReturnType<typeof createReading>;
