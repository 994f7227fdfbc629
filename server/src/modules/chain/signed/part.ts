import { approvalEvents, exchangeEvents as exchangeLogs } from '@mortar/chain/events';
import { statement } from '../../../db/statement.ts';
import { factsIn } from '../facts/facts-in.ts';
import type { Part } from '../part.ts';
import { approvalOf, exchangeEventOf } from './read.ts';
import { approvals, exchangeEvents } from './tables.ts';

const above = (table: string) => `(select * from ${table} where chain_id = $1 and block > $2)`;

/** Marks whatever the facts above a block may change. @param byEvent which of the exchange's own, as `e`, concern a row `o` */
const touch = (table: string, byEvent: string) =>
  statement<never>(
    `${table}_touch`,
    `with concerned as (
       select o.hash from ${table} o join ${above('chain_transfers')} t
         on o.collection = t.collection and o.token_id = t.token_id and o.signer in (t.from_address, t.to_address) where o.chain_id = $1
       union select o.hash from ${table} o join ${above('chain_approvals')} a
         on o.collection = a.collection and o.signer = a.owner and (a.token_id is null or a.token_id = o.token_id) where o.chain_id = $1
       union select o.hash from ${table} o join ${above('chain_sales')} s on o.signer = s.seller and o.nonce = s.nonce where o.chain_id = $1
       union select o.hash from ${table} o join ${above('chain_exchange_events')} e
         on ${byEvent} or (e.kind = 'nonces' and o.signer = e.account and div(o.nonce, 256) = e.word)
           or (e.kind = 'channel' and o.channel = e.subject) or (e.kind = 'currency' and o.currency = e.subject)
         where o.chain_id = $1
     )
     update ${table} set touched = touched + 1 where chain_id = $1 and hash in (select hash from concerned)`,
  );
const touchOptions = touch('chain_options', `(e.kind = 'counter' and o.signer = e.account)`);
const touchOffers = touch(
  'chain_offers',
  `(e.kind = 'counter' and e.account in (o.signer, o.bidder)) or (e.kind in ('offerCancelled', 'offerAccepted') and o.hash = e.subject)`,
);

/** What was signed for the exchange: facts that may end it, which mark what has to be looked at anew. */
export const signedPart = (exchange: string): Part => ({
  topics: [...exchangeLogs.topics, ...approvalEvents.topics],
  addresses: [exchange],
  facts: [factsIn(exchangeEvents, exchangeEventOf, (address) => address === exchange), factsIn(approvals, approvalOf, () => true)],
  async settle(tx, chainId, block) {
    await touchOptions(tx, [chainId, block]);
    await touchOffers(tx, [chainId, block]);
  },
});
