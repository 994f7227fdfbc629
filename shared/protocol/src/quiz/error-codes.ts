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
  /** A question of the bank is not in the state, or not of the wording, that the act was meant for. */
  questionMoved: 1512120,
  /** Who wrote a wording does not agree to it. */
  ownQuestion: 1512121,
  /** Something keeps a question from review. */
  questionUnfit: 1512122,
  /** A day takes so many questions of one person. */
  questionLimit: 1512123,
  /** The event has begun: it is too late to enter or change it. */
  eventBegun: 1512130,
  /** The person is not, or no longer, among the players of the event. */
  outOfEvent: 1512131,
  /** The person has answered the question before. */
  answered: 1512132,
  /** The day’s budget holds no such prize any more. */
  budgetSpent: 1512133,
} as const;
