import type { Output, Query } from '@mortar/protocol';
import { readTraits, type listTraitTokens, type TraitFilter } from '@mortar/protocol/market';
import type * as schemas from '@mortar/protocol/market/schemas';
import { MOST_WANTED } from '@mortar/protocol/market/schemas';
import type { Db } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';
import { AppError } from '../../../lib/app-error.ts';
import { NOBODY } from '../address.ts';
import { partsOf } from '../ids.ts';
import type { Markets } from '../markets.ts';
import { conditionsOf } from './conditions.ts';
import { createParams, type PlaceOf } from './wanted.ts';

/** Rows of one trait, by its index. */
function rowsOf(filter: TraitFilter, place: PlaceOf): { shape: string; sql: string } {
  const type = `w.type = ${place(filter.type)}::text`;
  if ('values' in filter)
    return {
      shape: 'values',
      sql: `${type} and w.value = any(array(select jsonb_array_elements_text(${place(JSON.stringify(filter.values))}::text::jsonb)))`,
    };
  const bounds = [filter.from ?? -Infinity, filter.to ?? Infinity].map((bound) => `${place(String(bound))}::text::float8`);
  return { shape: 'number', sql: `${type} and w.number is not null and w.number between ${bounds.join(' and ')}` };
}

/** Reads which items have some traits: those that somebody holds. */
export function createTraitTokens({ db, markets }: { db: Db; markets: Markets }) {
  return async ({ id, traits: text }: Query<typeof schemas.listTraitTokens>): Promise<Output<typeof listTraitTokens>> => {
    const { chain, collection } = partsOf(id);
    const freshness = await markets.read(chain, collection);
    const [first, ...others] = (/[\0\p{Cs}]/u.test(text) ? undefined : readTraits(text)) ?? [];
    if (!first) throw new AppError('validation');
    const { params, place } = createParams([chain, collection, MOST_WANTED + 1]);
    const rows = rowsOf(first, place);
    const unfiltered = {
      chain,
      collection,
      now: '0',
      currency: NOBODY,
      names: NOBODY,
      sort: 'token' as const,
      prices: undefined,
      owner: undefined,
    };
    const also = conditionsOf({ ...unfiltered, traits: others, after: undefined, limit: 0 }, place, 'w.token_id');
    const find = statement<{ token: string }>(
      `chain_trait_tokens_${rows.shape}${also.shape}`,
      `select token_id::text as token from (
         select distinct w.token_id from chain_traits w
         where w.chain_id = $1::bigint and w.collection = $2::text and ${rows.sql} and ${also.sql}
       ) as found order by token_id limit $3::int`,
    );
    const tokens = (await find(db, params)).map(({ token }) => token);
    const isTooMany = tokens.length > MOST_WANTED;
    return { tokens: isTooMany ? [] : tokens, isTooMany, most: MOST_WANTED, freshness };
  };
}
