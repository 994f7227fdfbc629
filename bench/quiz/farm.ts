import { told, type Figure } from '../report.ts';
import { shareOf } from '../../server/src/modules/quiz/claims/limits.ts';

/** People who play a middling run beside the farm, and the accounts that it keeps. */
const PEOPLE = 1000;
const ACCOUNTS = 1000;
/** Points of a run without a mistake, and of a middling one. */
const PERFECT = 2600;
const MIDDLING = 1300;

/** What a day brings each account of a farm that never errs, beside one such account alone. */
export async function measureFarm(): Promise<Figure[]> {
  const all = (accounts: number) => accounts * PERFECT + PEOPLE * MIDDLING;
  const [one, farmed] = [shareOf(PERFECT, all(1)), shareOf(PERFECT, all(ACCOUNTS))];
  return [
    told('farm.account', farmed, 'bricks a day', 'one such account alone', one),
    told('farm.most', farmed * ACCOUNTS, `bricks a day of ${ACCOUNTS} accounts`, 'the round’s budget', 10_000),
  ];
}
