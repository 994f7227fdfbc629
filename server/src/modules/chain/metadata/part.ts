import { metadataEvents } from '@mortar/chain/events';
import { statement } from '../../../db/statement.ts';
import { NOBODY } from '../address.ts';
import type { Part } from '../part.ts';
import type { TimedLog } from '../sync/index.ts';

/** New tokens are due at once, by the time of their block: the oldest first. Names have none: their label says it all. */
const addTokens = statement<never>(
  'chain_tokens_add',
  `insert into chain_tokens (chain_id, collection, token_id, block, due_at)
   select distinct on (collection, token_id) chain_id, collection, token_id, block, at
   from chain_transfers where chain_id = $1 and block > $2 and collection <> $3
   order by collection, token_id, block
   on conflict do nothing`,
);
/** A change within a token's own block finds no row yet, which needs none: it is due. */
const markTokens = statement<never>(
  'chain_tokens_mark',
  `update chain_tokens t set due_at = now(), tries = 0
   from jsonb_to_recordset($2::jsonb) as c (collection text, first numeric, last numeric)
   where t.chain_id = $1 and t.collection = c.collection and t.token_id between c.first and c.last`,
);
const forgetTokens = statement<never>('chain_tokens_forget', 'delete from chain_tokens where chain_id = $1 and block > $2');
/** What was read of a block that is no more is read again. */
const markRead = statement<never>(
  'chain_tokens_mark_read',
  'update chain_tokens set due_at = now(), tries = 0 where chain_id = $1 and read_block > $2',
);

/** What is made or destroyed is another share of what there is; marked when the ranks have to follow, also where it is taken back. */
const markRarity = statement<never>(
  'chain_rarity_mark_above',
  `insert into chain_rarity_due (chain_id, collection, due_at)
   select distinct t.chain_id, t.collection, now() from chain_transfers t join chain_rarity_runs r using (chain_id, collection)
   where t.chain_id = $1 and t.block > $2 and '${NOBODY}' in (from_address, to_address)
   on conflict (chain_id, collection) do update set due_at = now()`,
);

const LAST_ID = String(2n ** 256n - 1n);

type Told = NonNullable<ReturnType<typeof metadataEvents.read>>;

/** Ids of the tokens of which a log of their contract tells, both counted in. */
function idsOf({ eventName, args }: Told): [first: bigint | string, last: bigint | string] {
  switch (eventName) {
    case 'MetadataUpdate':
      return [args.tokenId, args.tokenId];
    case 'BatchMetadataUpdate':
      return [args.fromTokenId, args.toTokenId];
    case 'URI':
      return [args.id, args.id];
    default:
      return ['0', LAST_ID];
  }
}

function changeOf(log: TimedLog): { collection: string; first: string; last: string }[] {
  const told = metadataEvents.read(log);
  if (!told) return [];
  const [first, last] = idsOf(told).map(String) as [string, string];
  return [{ collection: log.address, first, last }];
}

/** Which tokens there are, and which of them say something else now: what is to be looked at. */
export const tokensPart = ({ names }: { names: string }): Part => ({
  topics: metadataEvents.topics,
  addresses: [],
  facts: [
    {
      prepare(chainId, logs) {
        const changes = logs.flatMap(changeOf);
        return async (tx) => {
          if (changes.length > 0) await markTokens(tx, [chainId, JSON.stringify(changes)]);
        };
      },
      async forgetAbove(tx, chainId, block) {
        await forgetTokens(tx, [chainId, block]);
        await markRead(tx, [chainId, block]);
      },
    },
  ],
  async settle(tx, chainId, above) {
    await addTokens(tx, [chainId, above, names]);
    await markRarity(tx, [chainId, above]);
  },
});
