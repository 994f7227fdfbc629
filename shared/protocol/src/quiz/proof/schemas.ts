import { Type, type Static } from 'typebox';
import { orNull, Time } from '../../core/fields.ts';
import { NOT_THERE, refusals } from '../../core/refusals.ts';
import { Hex32, Option, RoundId, RunId, Tier } from '../fields.ts';
import { Commitment } from '../rounds/schemas.ts';
import { Receipt } from '../runs/schemas.ts';

/** One question of a round’s pool, with the way from it to the root. */
const Leaf = Type.Object({
  /** Place in its tier, from 0. */
  tier: Tier,
  idx: Type.Integer(),
  id: Type.String(),
  rev: Type.Integer(),
  /** Question, four options and explanation in English, then the same in Chinese; with a picture its address with the hash of its content, and what is told of it in both. */
  body: Type.Array(Type.String(), { minItems: 12, maxItems: 15 }),
  correct: Option,
  salt: Type.String(),
  /** Neighbours from the leaf up; `left` stands before what is computed so far. */
  path: Type.Array(Type.Object({ side: Type.Enum(['left', 'right']), hash: Hex32 })),
});
export type Leaf = Static<typeof Leaf>;

/** A live event has a pool of its own, by its id. */
const PoolId = Type.Union([RoundId, RunId]);

export const getProof = {
  summary: 'Everything that shows that a run or a live event was drawn as promised; no verdict, which everybody computes alone',
  query: Type.Object({ runid: RunId }),
  data: Type.Object({
    runid: RunId,
    round: Type.Object({ ...Commitment.properties, roundid: PoolId }),
    /** Chain value of the round before; null for the first. */
    before: orNull(Hex32),
    publickey: Type.String(),
    receipt: Type.Object({ ...Receipt.properties, roundid: PoolId }),
    runkey: Hex32,
    /** Questions that it asks. */
    total: Type.Integer(),
    /** Of a live event: its players’ numbers in the order in which they entered, of which `c` is made; null of a run. */
    numbers: orNull(Type.Array(Hex32)),
    /** Questions in the order in which they were asked: place in the pool, and option of the bank on each place of the screen. */
    served: Type.Array(Type.Object({ no: Type.Integer(), tier: Tier, idx: Type.Integer(), order: Type.Array(Option) })),
    /** Of a run of a challenge: what the run was asked to which somebody was challenged, in its order. */
    challenged: Type.Optional(Type.Array(Type.Object({ no: Type.Integer(), tier: Tier, idx: Type.Integer() }))),
    /** Leaves of what was asked, then of what was stepped over. */
    leaves: Type.Array(Leaf),
    /** Questions of it that were found wrong later, and made good: the draw stays what it was. */
    voided: Type.Optional(Type.Array(Type.Object({ id: Type.String(), rev: Type.Integer(), reason: Type.String(), at: Time }))),
  }),
  codes: [NOT_THERE, ...refusals('wrongState')],
};
