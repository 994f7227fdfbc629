import { dropFactoryAbi, exchangeAbi } from '@mortar/abi';
import { eventReader } from './read.ts';

export { transferEvents, type EventOf } from './read.ts';

/** Trades, and what ends signed orders without one. */
export const exchangeEvents = eventReader(exchangeAbi);

/** Collections that were made. */
export const dropEvents = eventReader(dropFactoryAbi);
