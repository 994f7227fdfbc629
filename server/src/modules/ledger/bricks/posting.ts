import { createHash } from 'node:crypto';
import { LedgerRefusal } from './refusal.ts';

/** 1 main coin, 2 silver (spec §3). */
export type BricksType = 1 | 2;

/** Cards of the quiz, counted in units of the ledger beside the bricks. */
export const CARD_UNITS = { swap: 3, skip: 4, revival: 5 } as const;
export type Card = keyof typeof CARD_UNITS;

/** What an account counts: bricks of a type, or cards of a kind. */
export type Unit = BricksType | (typeof CARD_UNITS)[Card];

/**
 * Whose it is. A person has an account for what is available and one for what is frozen; issuer, fees and what is burnt have one.
 * A budget is put aside for a cause, and no more can be paid out of it.
 */
export interface LedgerAccount {
  owner: 'user' | 'issuer' | 'fees' | 'burn' | 'budget';
  /** `account_users.id` of a user, `account_ledger_budgets.id` of a budget. */
  holderId?: number;
  kind: 'available' | 'frozen';
}

/** One account's change in whole bricks or cards: positive comes in, negative goes out. */
export interface LedgerLine {
  account: LedgerAccount;
  unit: Unit;
  amount: number;
}

/** Takes from one account what another gets. */
export const transfer = (from: LedgerAccount, to: LedgerAccount, unit: Unit, amount: number): LedgerLine[] => [
  { account: from, unit, amount: -amount },
  { account: to, unit, amount },
];

/** A transaction as it is asked for. Equal keys are one transaction. */
export interface Posting {
  key: string;
  /** Cause that the person's statement names, such as `registration`. */
  kind: string;
  /** What it is about, such as the id of a game's run. */
  ref?: string;
  lines: readonly LedgerLine[];
}

/** A line as the database takes it; `user` is the holder's id, 0 where the owner is one for all. */
export interface PlainLine {
  owner: LedgerAccount['owner'];
  user: number;
  kind: LedgerAccount['kind'];
  type: Unit;
  amount: number;
}

/** Whether an owner has an account for each holder. */
export const hasHolders = (owner: LedgerAccount['owner']): boolean => owner === 'user' || owner === 'budget';

function plain({ account: { owner, holderId, kind }, unit, amount }: LedgerLine): PlainLine {
  if (hasHolders(owner) !== Boolean(holderId) || (kind === 'frozen' && owner !== 'user'))
    throw new LedgerRefusal('malformed', 'an account of a user or a budget needs its holderId; only users have frozen bricks');
  if (!Number.isSafeInteger(amount)) throw new LedgerRefusal('malformed', `${amount} is not a whole number of bricks`);
  return { owner, user: holderId ?? 0, kind, type: unit, amount };
}

const holderOf = ({ owner, user, kind, type }: PlainLine) => `${owner} ${user} ${kind} ${type}`;

/**
 * One line per account, in an order of their own, without those that come to nothing.
 * @throws LedgerRefusal when nothing is left, a type does not sum to 0, or a line cannot be
 */
export function plainLines(lines: readonly LedgerLine[]): PlainLine[] {
  const byHolder = new Map<string, PlainLine>();
  const sums = new Map<Unit, number>();
  for (const line of lines.map(plain)) {
    const known = byHolder.get(holderOf(line));
    byHolder.set(holderOf(line), { ...line, amount: line.amount + (known?.amount ?? 0) });
    sums.set(line.type, (sums.get(line.type) ?? 0) + line.amount);
  }
  if ([...sums.values()].some((sum) => sum !== 0)) throw new LedgerRefusal('unbalanced', 'the lines of a type must sum to 0');
  const kept = [...byHolder].filter(([, { amount }]) => amount !== 0).sort(([one], [other]) => (one < other ? -1 : 1));
  if (kept.length === 0) throw new LedgerRefusal('malformed', 'a transaction moves at least one brick');
  return kept.map(([, line]) => line);
}

/** Hex SHA-256 of what a posting asks for: two that ask for the same have the same, whatever the order of their lines. */
export function bodyHash(kind: string, ref: string, lines: readonly PlainLine[]): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, ref, lines.map(({ owner, user, kind: part, type, amount }) => [owner, user, part, type, amount])]))
    .digest('hex');
}
