import { Type } from 'typebox';
import { Time } from '../../core/fields.ts';
import { NOT_THERE, refusals } from '../../core/refusals.ts';
import { Address, ChainId } from '../fields.ts';

export const getEtherPrice = {
  summary: 'What one ether costs in US dollars, and how old that is',
  data: Type.Object({
    /** A decimal number. */
    usd: Type.String({ pattern: '^[0-9]+(\\.[0-9]+)?$' }),
    /** When the feed wrote it, and the seconds since. */
    updatedAt: Time,
    age: Type.Integer({ minimum: 0 }),
    /** Whether it is older than its feed promises. */
    isOld: Type.Boolean(),
    /** The feed that says so, and its chain. */
    chain: ChainId,
    feed: Address,
  }),
  codes: [NOT_THERE, ...refusals('chainUnreachable')],
};
