import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { bodyHash, plainLines, type BricksType, type LedgerAccount, type Posting } from './posting.ts';
import type { LedgerRepository } from './repository.ts';
import { LedgerRefusal } from './refusal.ts';

export interface LedgerServiceDeps {
  repository: LedgerRepository;
  clock: Clock;
}

/** Bricks that change hands, or change between available and frozen. */
export interface Move {
  key: string;
  /** Cause in the statement; the name of the operation when unset. */
  kind?: string;
  ref?: string;
  bricksType: BricksType;
  /** Whole bricks, at least 1. */
  amount: number;
}

const available = (userId: number): LedgerAccount => ({ owner: 'user', userId, kind: 'available' });
const frozen = (userId: number): LedgerAccount => ({ owner: 'user', userId, kind: 'frozen' });
const ISSUER: LedgerAccount = { owner: 'issuer', kind: 'available' };

/** Two lines that take from one account and give to another. @throws LedgerRefusal when nothing would move */
function moved({ bricksType, amount, kind, ...rest }: Move, name: string, from: LedgerAccount, to: LedgerAccount): Posting {
  if (!(amount > 0)) throw new LedgerRefusal('malformed', 'an amount is at least 1 brick');
  const lines = [
    { account: from, bricksType, amount: -amount },
    { account: to, bricksType, amount },
  ];
  return { ...rest, kind: kind ?? name, lines };
}

/** Whether an operation was booked now, or stood there before under the same key. */
export interface Posted {
  isNew: boolean;
}

/**
 * The double-entry ledger of bricks (docs/design/server.md). Every operation is part of the caller's transaction, or one of its own
 * when it gets the database; all of them throw LedgerRefusal, and AppError `idempotencyMismatch` when the key was used for
 * something else. A caller with several postings in one transaction makes them in one order everywhere.
 */
export function createLedgerService({ repository, clock }: LedgerServiceDeps) {
  async function book(tx: Db, { key, kind, ref = '', lines }: Posting, reverses: number | null): Promise<Posted> {
    const plain = plainLines(lines);
    const hash = bodyHash(kind, ref, plain);
    const isNew = await repository.post(tx, { key, hash, kind, ref, reverses, at: new Date(clock.now()), lines: plain });
    if (isNew === 'mismatch') throw new AppError('idempotencyMismatch');
    return { isNew };
  }
  const post = (tx: Db, posting: Posting) => book(tx, posting, null);

  return {
    /** Books any lines that sum to 0 per type. */
    post,

    /** From one person to another. */
    transfer: async (tx: Db, { from, to, ...move }: Move & { from: number; to: number }) =>
      post(tx, moved(move, 'transfer', available(from), available(to))),

    /** Makes available bricks of a person unavailable; they stay theirs. */
    freeze: async (tx: Db, { userId, ...move }: Move & { userId: number }) =>
      post(tx, moved(move, 'freeze', available(userId), frozen(userId))),

    /** Makes frozen bricks available again. */
    release: async (tx: Db, { userId, ...move }: Move & { userId: number }) =>
      post(tx, moved(move, 'release', frozen(userId), available(userId))),

    /** From the issuer to a person. */
    issue: async (tx: Db, { userId, ...move }: Move & { userId: number }) => post(tx, moved(move, 'issue', ISSUER, available(userId))),

    /** Takes a whole transaction back, once. @param of its key */
    async reverse(
      tx: Db,
      { key, of, kind = 'reverse', ref = of }: { key: string; of: string; kind?: string; ref?: string },
    ): Promise<Posted> {
      const original = await repository.transaction(tx, of);
      if (!original) throw new LedgerRefusal('unknownTransaction', `no transaction has the key ${of}`);
      if (original.reverses !== null) throw new LedgerRefusal('alreadyReversed', `${of} takes another transaction back itself`);
      const lines = original.lines.map((line) => ({ ...line, amount: -line.amount }));
      return book(tx, { key, kind, ref, lines }, original.id);
    },

    /** On how many days bricks of these causes came in to a person. */
    daysOf: (tx: Db, userId: number, causes: readonly string[]): Promise<number> => repository.daysOf(tx, userId, causes),
  };
}
