import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { available, frozen, ISSUER } from './accounts.ts';
import {
  bodyHash,
  CARD_UNITS,
  plainLines,
  transfer,
  type BricksType,
  type Card,
  type LedgerAccount,
  type Posting,
  type Unit,
} from './posting.ts';
import type { LedgerRepository, PlainPosting } from './repository.ts';
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

/** Two lines that take from one account and give to another. @throws LedgerRefusal when nothing would move */
function moved({ bricksType, amount, kind, ...rest }: Move, name: string, from: LedgerAccount, to: LedgerAccount): Posting {
  if (!(amount > 0)) throw new LedgerRefusal('malformed', 'an amount is at least 1 brick');
  return { ...rest, kind: kind ?? name, lines: transfer(from, to, bricksType, amount) };
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
  function plainPosting({ key, kind, ref = '', lines }: Posting, reverses: number | null): PlainPosting {
    const plain = plainLines(lines);
    return { key, hash: bodyHash(kind, ref, plain), kind, ref, reverses, at: new Date(clock.now()), lines: plain };
  }
  async function book(tx: Db, posting: Posting, reverses: number | null): Promise<Posted> {
    const isNew = await repository.post(tx, plainPosting(posting, reverses));
    if (isNew === 'mismatch') throw new AppError('idempotencyMismatch');
    return { isNew };
  }
  const post = (tx: Db, posting: Posting) => book(tx, posting, null);

  return {
    /** Books any lines that sum to 0 per unit. */
    post,

    /** Books several postings in one round trip, in their order; one that stood there before changes nothing. */
    async postAll(tx: Db, postings: readonly Posting[]): Promise<void> {
      if (postings.length === 0) return;
      const outcome = await repository.postAll(
        tx,
        postings.map((posting) => plainPosting(posting, null)),
      );
      if (outcome === 'mismatch') throw new AppError('idempotencyMismatch');
    },

    /** The budget of a name, such as `quiz:2026-11-26`, made when it is new. @returns its id, for the account `budget(id)` */
    budgetOf: (tx: Db, name: string): Promise<number> => repository.budgetOf(tx, name),

    /** What is left in a budget of one unit. */
    leftIn: (tx: Db, budgetId: number, unit: Unit): Promise<number> => repository.leftIn(tx, budgetId, unit),

    /** How many cards of each kind a person has. */
    async cards(tx: Db, userId: number): Promise<Record<Card, number>> {
      const rows = await repository.accounts(userId, tx);
      const of = (unit: Unit) => rows.find((row) => row.kind === 'available' && row.bricksType === unit)?.balance ?? 0;
      return { swap: of(CARD_UNITS.swap), skip: of(CARD_UNITS.skip), revival: of(CARD_UNITS.revival) };
    },

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

    /** Id of the transaction of a key. */
    idOf: async (tx: Db, key: string): Promise<number | undefined> => (await repository.transaction(tx, key))?.id,

    daysOf: repository.daysOf,
  };
}
