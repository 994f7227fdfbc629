/** Causes of the ledger that have words of their own; a transfer has them for each side. */
const IN_WORDS = [
  'registration',
  'game',
  'invite',
  'card',
  'quiz',
  'quizAnswer',
  'quizQuestion',
  'quizMended',
  'share',
  'issue',
  'freeze',
  'release',
  'reverse',
];

/** The text of a change's cause; one that is newer than this page is a change all the same. */
export function causeId(cause: string, amount: number): string {
  if (cause === 'transfer') return amount < 0 ? 'gamehub.bricks.cause.sent' : 'gamehub.bricks.cause.received';
  return IN_WORDS.includes(cause) ? `gamehub.bricks.cause.${cause}` : 'gamehub.bricks.cause.other';
}
