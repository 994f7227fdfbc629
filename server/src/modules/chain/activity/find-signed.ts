import type { MarketEventKind } from '@mortar/protocol/market';
import type { Db } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';
import { NOBODY } from '../address.ts';
import { coverOf, namedBy, type NamedRow } from '../metadata/shown.ts';
import { isShown } from '../standings/is-shown.ts';
import type { Scope } from './find-facts.ts';

export interface SignedRow extends NamedRow {
  kind: 'listing' | 'offer';
  hash: string;
  collection: string;
  collection_name: string | null;
  /** Null of an offer for a collection or some of it. */
  token_id: string | null;
  quantity: string;
  signer: string;
  price: string;
  currency: string;
  at: string;
}
/** When the site was sent what the next one stands before, and its hash. */
export type SignedPlace = readonly [at: string, hash: string];

/** An offer for one item is one for a set of a single token. */
const WANTED = `coalesce(case when o.signer <> '${NOBODY}' then o.token_id end, (
  select min(w.token_id) from chain_offer_tokens w where w.chain_id = o.chain_id and w.hash = o.hash having count(*) = 1))`;
const LATEST_FIRST = 'order by added_at desc, hash desc limit $4';
const PAGE = `chain_id = $1::bigint and (added_at, hash) < ($2::timestamptz, $3::text)`;

const PARTS = {
  listing: (ofScope: string) => `(
    select 'listing' as kind, hash, collection, token_id, amount, o.signer as account, price, currency, added_at
    from chain_options o where ${PAGE} and ${ofScope.replace('account', 'signer')} ${LATEST_FIRST})`,
  offer: (ofScope: string) => `(
    select 'offer' as kind, hash, collection, ${WANTED} as token_id, amount, bidder as account, offered as price, currency, added_at
    from chain_offers o where ${PAGE} and ${ofScope.replace('account', 'bidder')} ${LATEST_FIRST})`,
} as const;
const SCOPES: Readonly<Record<Scope['of'], string>> = {
  chain: isShown('o.collection'),
  collection: 'collection = $6::text',
  account: 'account = $6::text',
};

/** $1 chain, $2 and $3 the place of the one after, $4 how many, $5 the contract of names, $6 the collection or account. */
const statementFor = (scope: Scope['of'], kinds: readonly (keyof typeof PARTS)[]) =>
  statement<SignedRow>(
    `chain_signed_${scope}_${kinds.join('_')}`,
    `with chosen as (
       select * from (${kinds.map((kind) => PARTS[kind](SCOPES[scope])).join(' union all ')}) as signed ${LATEST_FIRST}
     )
     select kind, hash, chosen.collection, d.name as collection_name, chosen.token_id::text, amount::text as quantity, account as signer,
       price::text, currency, to_json(added_at) #>> '{}' as at, coalesce(t.name, n.label) as name,
       coalesce(p.id, cover.id) as picture, coalesce(p.width, cover.width) as width, coalesce(p.height, cover.height) as height
     from chosen
     left join chain_drops d on d.chain_id = $1 and d.collection = chosen.collection
     ${namedBy('chosen', '$5')}
     ${coverOf('chosen.collection', 'chosen.token_id is null')}
     order by added_at desc, hash desc`,
  );

export interface SignedWanted {
  chain: number;
  scope: Scope;
  /** Null for all kinds. */
  kinds: readonly MarketEventKind[] | null;
  before: SignedPlace;
  limit: number;
  names: string;
}

/** What people signed to sell and to buy, the latest first, whatever became of it. */
export function findSigned(db: Db, { chain, scope, kinds, before, limit, names }: SignedWanted): Promise<SignedRow[]> {
  const wanted = (['listing', 'offer'] as const).filter((kind) => kinds?.includes(kind) ?? true);
  if (wanted.length === 0) return Promise.resolve([]);
  const subject = scope.of === 'chain' ? [] : [scope.of === 'collection' ? scope.collection : scope.account];
  return statementFor(scope.of, wanted)(db, [chain, ...before, limit, names, ...subject]);
}
