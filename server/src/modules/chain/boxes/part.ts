import { boxEvents as boxLogs, boxTypeEvents } from '@mortar/chain/events';
import { derivedIn } from '../facts/derived-in.ts';
import { factsIn } from '../facts/facts-in.ts';
import type { Part } from '../part.ts';
import { boxEventOf, boxTypeOf, type BoxEvent } from './read.ts';
import { boxes, boxEvents, boxTypes } from './tables.ts';

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
export const boxesPart = (contract: string): Part => {
  const isOwn = (address: string) => address === contract;
  return {
    topics: [...boxTypeEvents.topics, ...boxLogs.topics],
    addresses: [contract],
    facts: [factsIn(boxTypes, boxTypeOf, isOwn), factsIn(boxEvents, boxEventOf, isOwn)],
    settle,
  };
};
