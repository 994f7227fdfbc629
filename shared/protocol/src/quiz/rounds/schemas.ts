import { Type, type Static } from 'typebox';
import { Next, orNull, PageSize, Time } from '../../core/fields.ts';
import { Hex32, RoundId } from '../fields.ts';
import { Run } from '../runs/schemas.ts';

/** What the site committed itself to before a round (docs/verify-quiz.md). */
export const Commitment = Type.Object({
  roundid: RoundId,
  opensat: Time,
  closesat: Time,
  /** Root of the tree over the pool, and how many questions of each tier it has. */
  root: Hex32,
  tiern: Type.Array(Type.Integer(), { minItems: 3, maxItems: 3 }),
  secrethash: Hex32,
  commit: Hex32,
  /** Hash over the commitment and the chain value of the round before. */
  chain: Hex32,
  /** Null until the round has closed. */
  secret: orNull(Hex32),
  committedat: Time,
});
export type Commitment = Static<typeof Commitment>;

export const getExpireTime = {
  summary: 'The round that is open, the one after it, and where the caller’s run stands',
  data: Type.Object({
    now: Time,
    /** Of the open round; all null while none is. */
    roundid: orNull(RoundId),
    opensat: orNull(Time),
    closesat: orNull(Time),
    commit: orNull(Hex32),
    /** When the next round opens. */
    next: orNull(Time),
    /** The caller’s run of the open round; null before it. */
    run: orNull(Run),
    /** What stands in the run too, by the names of the specification. */
    deadline: orNull(Time),
    reviveuntil: orNull(Time),
    /** Of a run of this browser that belongs to no account yet, also where somebody has signed in since: what binds it, until when. */
    bindby: orNull(Time),
    key: Type.Optional(Type.String()),
    /** Bricks that a whole right run of the round is likely to bring at its close, and the most; null where it brings none. */
    estimate: orNull(Type.Object({ likely: Type.Integer(), most: Type.Integer() })),
    /** Days in a row of the signed-in person; null for a visitor. */
    streak: orNull(Type.Object({ days: Type.Integer(), playedtoday: Type.Boolean() })),
    /** How many have played the open round, and how many of them to the end. */
    players: Type.Integer(),
    winners: Type.Integer(),
  }),
};

export const listCommitments = {
  summary: 'Commitments of all rounds, the latest first, those that have not opened included',
  query: Type.Object({ /** `next` of the page before. */ cursor: Type.Optional(RoundId), pageSize: PageSize }),
  data: Type.Object({
    items: Type.Array(Commitment),
    /** Ed25519 key of receipts: 32 bytes, base64. */
    publickey: Type.String(),
    next: Next,
  }),
};
