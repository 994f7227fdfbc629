import type { Operator } from '../modules/moderation/index.ts';
import type { RankingOffice } from '../modules/rankings/index.ts';
import type { RankingCall } from './ranking-call.ts';

/** Does what an operator asks for about rankings, and says it in a line. */
export async function answerRanking(call: RankingCall, office: RankingOffice, operator: Operator): Promise<string> {
  if (call.verb === 'list') return (await office.list(operator)).join('\n') || 'Nobody is held.';
  const isHeld = call.verb === 'hold';
  const isDone = await office.hold(call.name, isHeld, operator);
  if (isHeld) return isDone ? `${call.name} is off the rankings until somebody has looked` : `${call.name} is held already`;
  return isDone ? `${call.name} is back on the rankings` : `${call.name} was not held`;
}
