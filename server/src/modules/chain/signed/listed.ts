import type { ListedOffer, ListedOption, SignedState } from '@mortar/protocol/market';
import { sql, type SQL } from 'drizzle-orm';
import type { OfferRow, OptionRow } from './rows.ts';
import { offers, options } from './tables.ts';

/** Known to trade, and nothing has happened since. @param now seconds */
export const isLiveOption = (now: string): SQL<boolean> => sql<boolean>`(is_tradable and end_time > ${now}::numeric)`;
export const isLiveOffer = (now: string): SQL<boolean> => sql<boolean>`(${isLiveOption(now)} and expire_time > ${now}::numeric)`;

export const unitsLeft = sql<string>`greatest(${options.amount} - (select coalesce(sum(quantity), 0) from chain_sales s
  where s.chain_id = ${options.chainId} and s.option_hash = ${options.hash}), 0)::text`;

/** Where options and offers stand. */
export const optionState = (now: string): SQL<SignedState> => sql<SignedState>`case when ${isLiveOption(now)} then 'live'
  when ${unitsLeft} = '0' then 'traded'
  when end_time <= ${now}::numeric then 'expired'
  when faults && array['OptionStatusError', 'CheckFail'] then 'cancelled' else 'closed' end`;
export const offerState = (now: string): SQL<SignedState> => sql<SignedState>`case when ${isLiveOffer(now)} then 'live'
  when exists (select from chain_exchange_events e
    where e.chain_id = ${offers.chainId} and e.subject = ${offers.hash} and e.kind = 'offerAccepted')
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

/** An offer as the wire has it. */
export function listedOfferOf(row: OfferRow & { state: SignedState; path: string[] | null }): ListedOffer {
  const { optionHash, bidder, offered, expireTime, v, r, s, hash, state, faults, addedAt, path } = row;
  const offer = { optionHash, bidder, price: offered, expireTime, v, r, s };
  return { hash, state, faults, addedAt: addedAt.toISOString(), option: termsOf(row), offer, path: path ?? [] };
}
