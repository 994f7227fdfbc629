import { nameEvents as registryLogs, resolverEvents } from '@mortar/chain/events';
import { derivedIn } from '../facts/derived-in.ts';
import { factsIn } from '../facts/facts-in.ts';
import { NOBODY } from '../address.ts';
import type { Part } from '../part.ts';
import { nameEventOf, nameRecordOf } from './read.ts';
import { nameEvents, nameRecords, names, primaryNames } from './tables.ts';

/** The last records of one kind since the registration `b`. */
const recordsOf = (kind: string) => `
  select distinct on (r.key) r.key, r.value from chain_name_records r
  where r.chain_id = $1 and r.token_id = b.token_id and r.kind = '${kind}' and r.block <= $3
    and (r.block, r.log_index) > (b.block, b.log_index)
  order by r.key, r.block desc, r.log_index desc`;
const recordsByKey = (kind: string) => `
  coalesce((select jsonb_object_agg(key, value) from (${recordsOf(kind)}) as last where value <> ''), '{}')`;
/** The last value since the registration `b`. */
const lastOf = (column: string) => `(
  select e.${column} from events e where e.token_id = b.token_id and e.${column} is not null
    and (e.block, e.log_index) >= (b.block, b.log_index)
  order by e.block desc, e.log_index desc limit 1)`;

const settleNames = derivedIn(names, {
  key: 'token_id',
  touched: `select token_id from chain_name_events where chain_id = $1 and block > $2
    union select token_id from chain_name_records where chain_id = $1 and block > $2`,
  rows: `
    select chain_id, token_id, label, ${lastOf('expiration')}, version, whitelisted, coalesce(${lastOf('resolver')}, '${NOBODY}'),
      ${recordsByKey('address')}, ${recordsByKey('text')}, coalesce((select value from (${recordsOf('contenthash')}) as last), ''), at
    from (
      select distinct on (token_id) * from events where kind = 'registered' order by token_id, block desc, log_index desc
    ) as b`,
  facts: `events as (
    select * from chain_name_events where chain_id = $1 and block <= $3 and token_id in (select token_id from touched))`,
});

const settlePrimaries = derivedIn(primaryNames, {
  key: 'account',
  touched: `select key as account from chain_name_records where chain_id = $1 and block > $2 and kind = 'primary'`,
  rows: `
    select p.chain_id, p.key, p.token_id, v.version
    from (
      select distinct on (key) * from chain_name_records
      where chain_id = $1 and kind = 'primary' and block <= $3 and key in (select account from touched)
      order by key, block desc, log_index desc
    ) as p
    join lateral (
      select e.version from chain_name_events e
      where e.chain_id = $1 and e.token_id = p.token_id and e.kind = 'registered' and (e.block, e.log_index) < (p.block, p.log_index)
      order by e.block desc, e.log_index desc limit 1
    ) as v on true`,
});

/** Names, their ends and what they point to. */
export const namesPart = ({ names: registry, resolver }: { names: string; resolver: string }): Part => ({
  topics: [...registryLogs.topics, ...resolverEvents.topics],
  addresses: [registry, resolver],
  facts: [
    factsIn(nameEvents, nameEventOf, (address) => address === registry),
    factsIn(nameRecords, nameRecordOf, (address) => address === resolver),
  ],
  async settle(tx, chainId, above, upTo) {
    await settleNames(tx, chainId, above, upTo);
    await settlePrimaries(tx, chainId, above, upTo);
  },
});
