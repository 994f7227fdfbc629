import { dropFactoryAbi, exchangeAbi, mysteryBoxAbi, nameRegistryAbi, orderBookAbi, resolverAbi } from '@mortar/abi';
import { eventReader } from './read.ts';

export { approvalEvents, metadataEvents, transferEvents, type EventOf } from './read.ts';

/** Trades, and what ends signed orders without one. */
export const exchangeEvents = eventReader(exchangeAbi);

/** Orders whose tokens and payments lie in the contract, and bids for them. */
export const orderBookEvents = eventReader(orderBookAbi);

/** Collections that were made. */
export const dropEvents = eventReader(dropFactoryAbi);

/** Names that were registered and renewed. */
export const nameEvents = eventReader(nameRegistryAbi);

/** What names point to. */
export const resolverEvents = eventReader(resolverAbi);

/** Mystery boxes from their mint to their prize. */
export const boxEvents = eventReader(mysteryBoxAbi);
