import { dropFactoryAbi, exchangeAbi } from '@mortar/abi';
import { pad, toHex, type Hex } from 'viem';
import { eventLog, transferOfCopies, transferOfOne, type LoggedEvent } from './logs.ts';
import { CONTRACTS, NOBODY } from './market-logs.ts';

/** A trade of a story. */
export interface SoldOnce {
  collection: Hex;
  token: bigint;
  seller: Hex;
  buyer: Hex;
  /** Who gets it; the buyer when unset. */
  recipient?: Hex;
  /** Of one unit, in base units of `currency`, which is the chain's coin when unset. */
  price: bigint;
  currency?: Hex;
  /** Copies of a work; a single work when unset. */
  copies?: bigint;
}

/** What a trade of the exchange logs: what moves, and for how much. */
export function logsOfSale({
  collection,
  token,
  seller,
  buyer,
  recipient = buyer,
  price,
  currency = NOBODY,
  copies,
}: SoldOnce): LoggedEvent[] {
  const hash = pad(toHex(1), { size: 32 });
  const sale = {
    recipient,
    collection,
    tokenId: token,
    fill: copies ?? 1n,
    currency,
    unitPrice: price,
    fee: 0n,
    royalty: 0n,
    royaltyTo: NOBODY,
    channel: hash,
    nonce: 1n,
  };
  const moved =
    copies === undefined
      ? transferOfOne(collection, seller, recipient, token)
      : transferOfCopies(collection, seller, recipient, token, copies);
  return [moved, eventLog(CONTRACTS.exchange, exchangeAbi, 'OptionFulfilled', { optionHash: hash, seller, buyer, sale })];
}

/** What the factory logs when somebody makes a collection. */
export const logOfDrop = (collection: Hex, creator: Hex, { name = 'Works', isCopies = false } = {}): LoggedEvent =>
  eventLog(CONTRACTS.drops, dropFactoryAbi, 'DropCreated', { collection, creator, isCopies, name, symbol: 'DROP' });
