import type { ListedOffer, ListedOption, SignedState } from '@mortar/protocol/market';
import { sql, type SQL } from 'drizzle-orm';
import type { OfferRow, OptionRow } from './rows.ts';

// Within a list of columns the builder names those of its table without it, so that a subquery would find its own: they are written out.

/** Known to trade, and nothing has happened since. @param now seconds */
export const isLiveOption = (now: string): SQL<boolean> => sql<boolean>`(is_tradable and end_time > ${now}::numeric)`;
export const isLiveOffer = (now: string): SQL<boolean> => sql<boolean>`(${isLiveOption(now)} and expire_time > ${now}::numeric)`;

export const unitsLeft = sql<string>`greatest(chain_options.amount - (select coalesce(sum(quantity), 0) from chain_sales s
  where s.chain_id = chain_options.chain_id and s.option_hash = chain_options.hash), 0)::text`;

/** Where options and offers stand. */
export const optionState = (now: string): SQL<SignedState> => sql<SignedState>`case when ${isLiveOption(now)} then 'live'
  when ${unitsLeft} = '0' then 'traded'
  when end_time <= ${now}::numeric then 'expired'
  when faults && array['OptionStatusError', 'CheckFail'] then 'cancelled' else 'closed' end`;
export const offerState = (now: string): SQL<SignedState> => sql<SignedState>`case when ${isLiveOffer(now)} then 'live'
  when exists (select from chain_exchange_events e
    where e.chain_id = chain_offers.chain_id and e.subject = chain_offers.hash and e.kind = 'offerAccepted')
    and faults && array['InvalidOffer', 'OptionStatusError'] then 'traded'
  when least(end_time, expire_time) <= ${now}::numeric then 'expired'
  when faults && array['InvalidOffer', 'OptionStatusError', 'CheckFail', 'HashValueMismatch'] then 'cancelled' else 'closed' end`;

const termsOf = (row: OptionRow | OfferRow) => {
  const { channel, collection, tokenId, amount, signer, nonce, startTime, endTime, price, currency, royaltyRate } = row;
  return { channel, collection, tokenId, amount, signer, nonce, startTime, endTime, price, currency, royaltyRate };
};

/** An option as the wire has it. */
export function listedOptionOf(row: OptionRow & { left: string; state: SignedState }): ListedOption {
  const { v, r, s, bulkIndex, bulkPath, hash, state, left, faults, addedAt } = row;
  const option = { ...termsOf(row), v, r, s, bulk: { index: bulkIndex, path: bulkPath } };
  return { hash, state, left, faults, addedAt: addedAt.toISOString(), option };
}

/** How many tokens an offer names, and the cheapest live option that answers it. @param now seconds */
export const offerMore = (now: string) => ({
  wanted: sql<number>`(select count(*)::int from chain_offer_tokens w where w.chain_id = chain_offers.chain_id and w.hash = chain_offers.hash)`,
  counter: sql<ListedOffer['counter']>`(
    select json_build_object('hash', o.hash, 'tokenId', o.token_id::text, 'price', o.price::text, 'currency', o.currency, 'signer', o.signer)
    from chain_options o where o.chain_id = chain_offers.chain_id and o.answers = chain_offers.hash and o.collection = chain_offers.collection
      and o.faults = '{}' and o.touched = o.checked and o.end_time > ${now}::numeric
    order by o.price, o.hash limit 1)`,
});

/** An offer as the wire has it. */
export function listedOfferOf(
  row: OfferRow & { state: SignedState; path: string[] | null } & Partial<Pick<ListedOffer, 'wanted' | 'counter'>>,
): ListedOffer {
  const { optionHash, bidder, offered, expireTime, v, r, s, hash, state, faults, addedAt, path, wanted = 0, counter = null } = row;
  const offer = { optionHash, bidder, price: offered, expireTime, v, r, s };
  return { hash, state, faults, addedAt: addedAt.toISOString(), option: termsOf(row), offer, path: path ?? [], wanted, counter };
}
