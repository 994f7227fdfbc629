import { Type, type Static } from 'typebox';
import { orNull, Time } from '../../core/fields.ts';
import { NOT_THERE } from '../../core/refusals.ts';
import { Address, ChainId, CollectionId, Freshness } from '../fields.ts';

/** A leave to move everything that an account has of a collection, until it's taken back. */
const Approval = Type.Object({
  collection: Type.Object({ id: CollectionId, name: Type.String() }),
  /** Who may move it. */
  operator: Address,
  /** Which contract of the platform that is; null for a stranger. */
  contract: orNull(Type.Enum(['exchange', 'orderBook', 'boxes'])),
  at: Time,
});
export type Approval = Static<typeof Approval>;

export const getTradingAccount = {
  summary: 'What an account has let others move, and how much it has signed that can be traded by now',
  params: Type.Object({ address: Address }),
  query: Type.Object({ chain: ChainId }),
  data: Type.Object({
    /** The latest first, at most a hundred. */
    approvals: Type.Array(Approval),
    /** Live options and offers. */
    options: Type.Integer(),
    offers: Type.Integer(),
    freshness: Freshness,
  }),
  codes: [NOT_THERE],
};
