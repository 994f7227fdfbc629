import type { CodeName } from '@mortar/protocol';
import { AppError } from '../lib/app-error.ts';
import { loadKeyring } from '../lib/keyring.ts';
import { Refusal } from '../lib/refusal.ts';
import { createEventOffice } from '../modules/quiz/index.ts';
import { columns, timeText } from './columns.ts';
import type { Desk } from './desk.ts';
import type { QuizEventCall } from './quiz-event-call.ts';

const WHY: Partial<Record<CodeName, string>> = {
  validation: 'An event begins within the next six days',
  budgetSpent: 'The events of that day have no more bricks for such a prize',
  unavailable: 'There are too few questions, or the round of that day is not made yet: is the server running?',
  notFound: 'There is no such event',
  eventBegun: 'It has begun or is over',
};

/** @throws Refusal in the place of what a page would be told */
function refuse(error: unknown): never {
  const why = error instanceof AppError ? WHY[error.codeName] : undefined;
  throw why === undefined ? error : new Refusal(why);
}

/** Does what an operator asks for about live events, and says it in a line or a table. */
export async function answerQuizEvent(call: QuizEventCall, { config, database: { db }, clock, who }: Desk): Promise<string> {
  const office = createEventOffice({ db, clock, keyring: await loadKeyring(config) });
  if (call.verb === 'cancel') {
    await office.cancel(call.id, who).catch(refuse);
    return `${call.id} is cancelled`;
  }
  if (call.verb === 'add') {
    const { id, opensAt } = await office.schedule(call.wish, who).catch(refuse);
    return `${id} begins at ${timeText(opensAt)} UTC`;
  }
  const events = await office.list(who);
  if (events.length === 0) return 'Nothing is scheduled.';
  const rows = events.map(({ id, opensAt, phase, total, prize, by }) => [id, timeText(opensAt), phase, String(total), String(prize), by]);
  return columns([['event', 'begins (UTC)', 'is', 'questions', 'prize', 'by'], ...rows]);
}
