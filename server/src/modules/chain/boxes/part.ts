import { boxEvents as boxLogs } from '@mortar/chain/events';
import { derivedIn } from '../facts/derived-in.ts';
import { factsIn } from '../facts/facts-in.ts';
import type { Part } from '../part.ts';
import { boxEventOf, boxTypeOf, type BoxEvent, type BoxType } from './read.ts';
import { boxes, boxEvents, boxTypes } from './tables.ts';

const typeFacts = factsIn<BoxType>(boxTypes);
const eventFacts = factsIn<BoxEvent>(boxEvents);

/** The last value of a column, of the events that bring a box into a state. */
const lastOf = (column: string, state?: BoxEvent['state']) =>
  `(array_agg(${column} order by block desc, log_index desc)${state ? ` filter (where state = '${state}')` : ''})[1]`;

const settle = derivedIn(boxes, {
  key: 'box_id',
  touched: 'select box_id from chain_box_events where chain_id = $1 and block > $2',
  rows: `
    select chain_id, box_id, ${lastOf('box_type', 'sealed')}, ${lastOf('state')}, ${lastOf('price', 'sealed')},
      ${lastOf('account', 'queued')}, ${lastOf('prize', 'drawn')}, max(at)
    from chain_box_events where chain_id = $1 and block <= $3 and box_id in (select box_id from touched)
    group by chain_id, box_id having bool_or(state = 'sealed')`,
});

/** Mystery boxes. @param contract where they are made */
export const boxesPart = (contract: string): Part => ({
  topics: boxLogs.topics,
  addresses: [contract],
  async add(tx, chainId, logs) {
    const own = logs.filter(({ address }) => address === contract);
    await typeFacts.add(
      tx,
      chainId,
      own.flatMap((log) => boxTypeOf(log) ?? []),
    );
    await eventFacts.add(
      tx,
      chainId,
      own.flatMap((log) => boxEventOf(log) ?? []),
    );
  },
  settle,
  async forgetAbove(tx, chainId, block) {
    await typeFacts.forgetAbove(tx, chainId, block);
    await eventFacts.forgetAbove(tx, chainId, block);
  },
});
