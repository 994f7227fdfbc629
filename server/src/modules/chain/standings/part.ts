import { phaseEvents } from '@mortar/chain/events';
import { factsIn, type Fact } from '../facts/facts-in.ts';
import type { Part } from '../part.ts';
import type { TimedLog } from '../sync/index.ts';
import { royalties } from './tables.ts';

interface Royalty extends Fact {
  collection: string;
  bps: number;
}

function royaltyOf(log: TimedLog): Royalty | undefined {
  const event = phaseEvents.read(log);
  return event && { log, collection: log.address, bps: event.args.terms.royalty };
}

/** Royalties as creators set them. */
export const royaltiesPart: Part = {
  topics: phaseEvents.topics,
  addresses: [],
  facts: [factsIn(royalties, royaltyOf, () => true)],
};
