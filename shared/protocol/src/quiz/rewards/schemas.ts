import { Type } from 'typebox';
import { Next, orNull, PageByTime, Time } from '../../core/fields.ts';
import { RoundId, RunId } from '../fields.ts';

export const listQuizRewards = {
  summary: 'What rounds of the quiz brought the signed-in person, the latest first',
  query: Type.Object(PageByTime),
  data: Type.Object({
    items: Type.Array(
      Type.Object({
        round: RoundId,
        /** The live event that it was won in; null where a run brought it. */
        eventid: orNull(RunId),
        brickstype: Type.Integer(),
        /** Whole bricks; while it waits, what it comes to by what is known now. */
        amount: Type.Integer(),
        /** `waiting` until the round’s close, `frozen` for 48 h after it, then `free`. */
        state: Type.Enum(['waiting', 'frozen', 'free']),
        frozenuntil: orNull(Time),
        /** Key of the payment in the ledger. */
        txid: orNull(Type.String()),
        at: Time,
      }),
    ),
    next: Next,
  }),
};
