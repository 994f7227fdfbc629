/** Why the ledger does not do what it is asked for. */
export type LedgerRefusalReason =
  /** The account has fewer bricks than should leave it. */
  | 'insufficient'
  /** The lines of a type do not sum to 0. */
  | 'unbalanced'
  /** A line, an amount or an account that cannot be. */
  | 'malformed'
  /** No transaction has the key that should be taken back. */
  | 'unknownTransaction'
  /** It was taken back before, or it takes back another one itself. */
  | 'alreadyReversed';

/** A refusal: nothing was booked, and the transaction that it was part of must be rolled back. */
export class LedgerRefusal extends Error {
  readonly reason: LedgerRefusalReason;

  constructor(reason: LedgerRefusalReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'LedgerRefusal';
    this.reason = reason;
  }
}
