import { keptLine } from '../../../lib/kept-text.ts';
import type { TimedLog } from '../sync/index.ts';

/** Where a fact stands, as the statements take it. */
export interface Place {
  block: number;
  log_index: number;
  block_hash: string;
  transaction: string;
  at: string;
}

export const placeOf = ({ block, index, blockHash, transaction, at }: TimedLog): Place => ({
  block,
  log_index: index,
  block_hash: blockHash,
  transaction,
  at: new Date(at * 1000).toISOString(),
});

export const lower = (address: string): string => address.toLowerCase();

/** Longest name that is kept. */
const NAME_CHARACTERS = 100;
/** A line of text that somebody wrote on a chain. */
export const keptName = (text: string, longest = NAME_CHARACTERS): string => keptLine(text.slice(0, longest));
