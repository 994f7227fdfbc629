import { Type, type Static } from 'typebox';
import { Next, orNull, PageSize, Time } from '../../core/fields.ts';
import { NOT_THERE } from '../../core/refusals.ts';
import { Amount, ChainId, Cursor, Freshness, Hash, Uint } from '../fields.ts';
import { MoveKind, PlacedItem } from '../own/schemas.ts';

/** An amount that may be a loss, in base units of its currency. */
export const SignedAmount = Type.Object({ ...Amount.properties, amount: Type.String({ pattern: '^(0|-?[1-9][0-9]{0,79})$' }) });
export type SignedAmount = Static<typeof SignedAmount>;
/** One for each currency; those of two are never added up. */
const Amounts = Type.Array(Amount);
const SignedAmounts = Type.Array(SignedAmount);

/** Which units leave first: the oldest (`fifo`), or all alike at their average cost. */
export const LOT_METHODS = ['fifo', 'average'] as const;

const asked = {
  chain: ChainId,
  method: Type.Enum(LOT_METHODS, { default: 'fifo' }),
};
/** ISO 8601, UTC. */
const Moment = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,3})?Z$' });
const period = {
  /** From this time on, and before the other; all time when unset. */
  from: Type.Optional(Moment),
  to: Type.Optional(Moment),
};

export const Earnings = Type.Object({
  /** Of the period: what trades brought before anything came off, and what came off: the platform's fee, royalties, gas. */
  proceeds: Amounts,
  fees: Amounts,
  royaltiesPaid: Amounts,
  gasOfSales: Amounts,
  /** What was sold or burned had cost, with its gas. */
  cost: Amounts,
  /** Proceeds without all of these. */
  realised: SignedAmounts,
  /** Royalties of others' trades and one's own, as a collection's royalty account. */
  royaltiesEarned: Amounts,
  /** Cost of what was given away, which is no loss. */
  givenAway: Amounts,
  /** Gas of all these moves, which is in the figures already. */
  gas: Amounts,
  sales: Type.Integer(),
  /** As of now: what is held had cost, and what it's worth at the lowest live price of somebody else in its collection. */
  held: Type.Object({
    units: Uint,
    cost: Amounts,
    value: Amounts,
    unrealised: SignedAmounts,
    /** Units of collections in which nobody else asks a price: they have no value here, and their cost is in `cost` alone. */
    unvalued: Uint,
  }),
});
export type Earnings = Static<typeof Earnings>;

export const getEarnings = {
  summary: 'What a person’s wallets have earned: realised in a period by lots, royalties, and what is held',
  query: Type.Object({
    ...asked,
    ...period,
    /** Of the series. */
    by: Type.Enum(['day', 'month'], { default: 'day' }),
  }),
  data: Type.Object({
    earnings: Earnings,
    /** Realised and royalties by days or months in UTC that had some. */
    series: Type.Array(Type.Object({ at: Time, realised: SignedAmounts, royalties: Amounts })),
    /** Transactions whose gas isn't known yet: the chain's server hasn't told it. */
    withoutGas: Type.Integer(),
    freshness: Freshness,
  }),
  codes: [NOT_THERE],
};

/** Units that came together. */
export const Lot = Type.Object({
  kind: MoveKind,
  units: Uint,
  /** Of these units, with gas. */
  cost: Amounts,
  at: Time,
  transaction: Hash,
  /** How many times units came that this is the average of. */
  merged: Type.Integer(),
});
export type Lot = Static<typeof Lot>;

export const Earning = Type.Object({
  id: Type.String(),
  /** `royalty`: of somebody's trade of what the person made. */
  kind: Type.Enum(['sold', 'burned', 'sent', 'royalty']),
  ...PlacedItem.properties,
  units: Uint,
  proceeds: orNull(Amount),
  fee: orNull(Amount),
  royalty: orNull(Amount),
  gas: orNull(Amount),
  /** Of the lots that left, of which the oldest are told. */
  cost: Amounts,
  lots: Type.Array(Lot),
  realised: SignedAmounts,
  at: Time,
  transaction: Hash,
});
export type Earning = Static<typeof Earning>;

export const listEarnings = {
  summary: 'Each sale, burn, gift and royalty of a period, the latest first, with the lots that left',
  query: Type.Object({ ...asked, ...period, cursor: Type.Optional(Cursor), pageSize: PageSize }),
  data: Type.Object({ items: Type.Array(Earning), next: Next, freshness: Freshness }),
  codes: [NOT_THERE],
};

export const HeldLot = Type.Object({
  id: Type.String(),
  ...PlacedItem.properties,
  ...Lot.properties,
  /** At the lowest live price of somebody else; null without one. */
  value: orNull(Amount),
  unrealised: SignedAmounts,
});
export type HeldLot = Static<typeof HeldLot>;

/** `next` of the page before: the place of a lot, whose token may have 78 digits. */
const LotCursor = Type.String({ maxLength: 600, pattern: '^[A-Za-z0-9_-]+$' });

export const listLots = {
  summary: 'Lots of what is held now, also of what lies in the order book, the latest first',
  query: Type.Object({ ...asked, cursor: Type.Optional(LotCursor), pageSize: PageSize }),
  data: Type.Object({ items: Type.Array(HeldLot), next: Next, freshness: Freshness }),
  codes: [NOT_THERE],
};
