/** Refusals of the quiz. */
export const QUIZ_CODES = {
  /** No round is open, or the run's own has closed. */
  roundClosed: 1512100,
  /** The token is none of this run's, or not its latest. */
  staleToken: 1512101,
  /** The time for it is over. */
  tooLate: 1512102,
  /** What the run's state does not allow. */
  wrongState: 1512103,
  /** The person has none of these cards. */
  noCard: 1512104,
  /** A card of this kind was played in this run before. */
  cardUsed: 1512105,
  /** The key binds nothing: used, too old, or of another browser. */
  keySpent: 1512106,
} as const;
