import { createRankingOffice } from '../modules/rankings/index.ts';
import type { Desk } from './desk.ts';
import type { RankingCall } from './ranking-call.ts';

/** Does what an operator asks for about rankings, and says it in a line. */
export async function answerRanking(call: RankingCall, { database: { db }, clock, who }: Desk): Promise<string> {
  const office = createRankingOffice({ db, clock });
  if (call.verb === 'list') return (await office.list(who)).join('\n') || 'Nobody is held.';
  const isHeld = call.verb === 'hold';
  const isDone = await office.hold(call.name, isHeld, who);
  if (isHeld) return isDone ? `${call.name} is off the rankings until somebody has looked` : `${call.name} is held already`;
  return isDone ? `${call.name} is back on the rankings` : `${call.name} was not held`;
}
