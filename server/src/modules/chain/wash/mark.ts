import { statement } from '../../../db/statement.ts';
import { NOBODY } from '../address.ts';
import { MARKS } from './tables.ts';

/** A unit of ether for this much or less, in wei, is no price: a millionth of an ether. */
const DUST = 10n ** 12n;
/** A price is held against the collection's last so many sales in its currency within 30 days, where there are at least five. */
const [COMPARED, LEAST_COMPARED, TIMES] = [100, 5, 10];

/** Who gave their first coins to more accounts that trade is an exchange, a bridge or a faucet, and speaks against nobody. */
export const MOST_FUNDED = 10;

/** A later trade of the token by the account that has it, the first one. @param of columns of the trade before it */
const nextOf = (of: string) => `
  select n.block, n.log_index, n.buyer, n.at from chain_sales n
  where n.chain_id = $1 and n.collection = ${of}.collection and n.token_id = ${of}.token_id and n.block <= $3
    and (n.block, n.log_index) > (${of}.block, ${of}.log_index) and n.seller = ${of}.buyer and n.buyer <> n.seller
  order by n.block, n.log_index limit 1`;

const SELF = 's.seller in (s.buyer, s.recipient)';
const BACK = `s.seller <> s.buyer and exists (
  select from chain_sales o where o.chain_id = $1 and o.collection = s.collection and o.token_id = s.token_id and o.block <= $3
    and o.seller = s.buyer and o.buyer = s.seller and o.at between s.at - interval '30 days' and s.at + interval '30 days')`;
const AGAIN = `s.times >= 3 and not exists (
  select from chain_drops d where d.chain_id = $1 and d.collection = s.collection and d.is_copies and d.block <= $3)`;
/** Who an account may stand for: itself, and who funded it. */
const standFor = (account: string) => `(
  select f.funder from chain_funders f where f.chain_id = $1 and f.account = ${account} and f.block <= $3 union all select ${account})`;
const FUNDED = `s.seller <> s.buyer and exists (
  select from ${standFor('s.seller')} as a (who) join ${standFor('s.buyer')} as b (who) using (who)
  where (select count(*) from (select from chain_funders c where c.chain_id = $1 and c.funder = who and c.block <= $3
    limit ${MOST_FUNDED + 1}) as few) <= ${MOST_FUNDED})`;
const DUSTY = `s.unit_price <= case when s.currency in ('${NOBODY}', $4::text) then ${DUST}::numeric else 0 end`;
const RETURNED = `exists (
  select from chain_transfers t where t.chain_id = $1 and t.collection = s.collection and t.token_id = s.token_id and t.block <= $3
    and (t.block, t.log_index) > (s.block, s.log_index) and t.at <= s.at + interval '1 day'
    and t.from_address = s.recipient and t.to_address = s.seller)`;
const USUAL = `(
  select case when count(*) >= ${LEAST_COMPARED} then percentile_disc(0.5) within group (order by unit_price) end
  from (select unit_price from chain_sales p where p.chain_id = $1 and p.collection = s.collection and p.currency = s.currency
    and (p.block, p.log_index) < (s.block, s.log_index) and p.at >= s.at - interval '30 days'
    order by p.block desc, p.log_index desc limit ${COMPARED}) as before)`;
const INFLATED = `${RETURNED} and s.unit_price > ${TIMES} * ${USUAL}`;

const bit = (mark: keyof typeof MARKS, condition: string) => `case when ${condition} then ${MARKS[mark]} else 0 end`;

/**
 * Marks the trades of all tokens that were traded or moved above block $2, by the facts up to block $3; $4 is what wraps the coin of
 * chain $1; and those of tokens that accounts $5 ever traded. A mark stands on every trade that takes part, so a later one may mark earlier ones, and taking it back unmarks them.
 * @returns collections and days (UTC) whose sums are another now
 */
export const markTrades = statement<{ collection: string; day: string }>(
  'chain_sale_marks_settle',
  `with recursive touched as materialized (
     select collection, token_id from chain_sales where chain_id = $1::bigint and block > $2
     union select collection, token_id from chain_transfers
       where chain_id = $1 and block > $2 and from_address <> '${NOBODY}' and to_address <> '${NOBODY}'
     union select collection, token_id from chain_sales where chain_id = $1 and seller = any($5::text::text[])
     union select collection, token_id from chain_sales where chain_id = $1 and buyer = any($5::text::text[])
   ), traded as materialized (
     select block, log_index, collection, token_id, seller, buyer, recipient, currency, unit_price, at,
       count(*) over (partition by collection, token_id, buyer) as times
     from touched join chain_sales using (collection, token_id) where chain_id = $1 and block <= $3
   ), walks as (
     select collection, token_id, block, log_index, buyer, seller as first, at as since, 1 as length,
       array[row(block, log_index)::text] as places
     from traded where seller <> buyer
     union all
     select w.collection, w.token_id, n.block, n.log_index, n.buyer, w.first, w.since, w.length + 1,
       w.places || row(n.block, n.log_index)::text
     from walks w, lateral (${nextOf('w')}) as n
     where w.length < 5 and w.buyer <> w.first and n.at <= w.since + interval '7 days'
   ), loops as (
     select distinct unnest(places) as place from walks where buyer = first and length >= 3
   ), marked as materialized (
     select block, log_index,
       ${bit('self', SELF)} + ${bit('back', BACK)} + ${bit('again', AGAIN)} + ${bit('funded', FUNDED)} + ${bit('dust', DUSTY)} + ${bit('inflated', INFLATED)}
       + ${bit('loop', 'row(block, log_index)::text in (select place from loops)')} as mask
     from traded s
   ), gone as (
     delete from chain_sale_marks m using touched, chain_sales s
     where s.chain_id = $1 and s.collection = touched.collection and s.token_id = touched.token_id
       and m.chain_id = $1 and m.block = s.block and m.log_index = s.log_index
       and not exists (select from marked k where k.block = m.block and k.log_index = m.log_index and k.mask > 0)
     returning m.block, m.log_index
   ), put as (
     insert into chain_sale_marks as m (chain_id, block, log_index, mask)
     select $1, block, log_index, mask from marked where mask > 0
     on conflict (chain_id, block, log_index) do update set mask = excluded.mask where m.mask <> excluded.mask
     returning m.block, m.log_index
   )
   select distinct s.collection, ((s.at at time zone 'utc')::date)::text as day
   from (select block, log_index from gone union select block, log_index from put
     union select block, log_index from chain_sales where chain_id = $1 and block > $2) as changed
   join chain_sales s on s.chain_id = $1 and s.block = changed.block and s.log_index = changed.log_index`,
);
