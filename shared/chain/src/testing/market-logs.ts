import { exchangeAbi, mysteryBoxAbi, nameRegistryAbi, orderBookAbi, resolverAbi } from '@mortar/abi';
import { pad, toHex } from 'viem';
import { addressOf, eventLog, type LoggedEvent } from './logs.ts';

/** Choices that a seed decides. */
export interface Choices {
  /** A whole number from 0 to below this. */
  below(most: number): number;
  of<Value>(values: readonly Value[]): Value;
}

/** Where our contracts stand in a story. */
export const CONTRACTS = {
  exchange: addressOf(0xe0),
  orderBook: addressOf(0xe1),
  drops: addressOf(0xd0),
  names: addressOf(0xa1),
  resolver: addressOf(0xa3),
  boxes: addressOf(0xa2),
};
/** Accounts of a story. */
export const PEOPLE = [1, 2, 3, 4].map(addressOf);
/** The address zero. */
export const NOBODY = addressOf(0);

const wordOf = (value: number) => pad(toHex(value), { size: 32 });
const some = (random: Choices, below: number): bigint => BigInt(random.below(below));

function orderLog(random: Choices): LoggedEvent {
  const terms = {
    tradingType: random.below(2),
    token: CONTRACTS.names,
    id: some(random, 3),
    amount: 1n,
    currency: NOBODY,
    singlePrice: some(random, 100),
    expectedPrice: 2n ** 96n - 1n,
    startTime: random.below(100),
    endTime: 2 ** 40 - 1,
    isInstant: random.below(2) === 1,
  };
  const order = {
    creator: random.of(PEOPLE),
    state: random.below(8),
    version: random.below(9),
    purchaser: random.of([NOBODY, ...PEOPLE]),
    price: some(random, 100),
    deliverBy: random.below(100),
    extensionLeft: 0,
    feeRecipient: NOBODY,
    feeBps: random.below(500),
    royaltyTo: NOBODY,
    royaltyBps: 0,
    terms,
  };
  return eventLog(CONTRACTS.orderBook, orderBookAbi, 'OrderChanged', { orderId: some(random, 4), action: random.below(12), order });
}

const bidLog = (random: Choices): LoggedEvent =>
  eventLog(CONTRACTS.orderBook, orderBookAbi, 'BidChanged', {
    orderId: some(random, 4),
    version: random.below(3),
    bid: { bidder: random.of(PEOPLE), price: some(random, 100), time: random.below(100), state: random.below(6) },
  });

function nameLog(random: Choices): LoggedEvent {
  const tokenId = some(random, 4);
  const log = (name: string, args: object) => eventLog(CONTRACTS.names, nameRegistryAbi, name, { tokenId, ...args });
  const expiration = some(random, 1000);
  switch (random.below(3)) {
    case 0:
      return log('NameRegistered', {
        label: `name ${tokenId}`,
        holder: random.of(PEOPLE),
        expiration,
        version: some(random, 9),
        whitelisted: false,
      });
    case 1:
      return log('NameRenewed', { expiration });
    default:
      return log('ResolverChanged', { resolver: random.of([NOBODY, CONTRACTS.resolver]) });
  }
}

function recordLog(random: Choices): LoggedEvent {
  const node = wordOf(random.below(4));
  const log = (name: string, args: object) => eventLog(CONTRACTS.resolver, resolverAbi, name, { node, ...args });
  switch (random.below(4)) {
    case 0:
      return log('AddressChanged', { coinType: some(random, 3), newAddress: random.of(['0x', '0x01', '0x0203']) });
    case 1:
      return log('TextChanged', {
        indexedKey: 'url',
        key: random.of(['url', 'a\u0000b']),
        value: random.of(['', 'one', 'two\u0000\u202e']),
      });
    case 2:
      return log('ContenthashChanged', { hash: random.of(['0x', '0xe301']) });
    default:
      return log('PrimaryChanged', { account: random.of(PEOPLE), node: BigInt(node) });
  }
}

function boxLog(random: Choices): LoggedEvent {
  const boxId = some(random, 4);
  const log = (name: string, args: object = {}) => eventLog(CONTRACTS.boxes, mysteryBoxAbi, name, { boxId, ...args });
  const [account, hash] = [random.of(PEOPLE), wordOf(random.below(9))];
  switch (random.below(7)) {
    case 0:
      return log('BoxTypeCreated', { boxType: some(random, 3), tip: hash, inventoryRoot: hash, counts: [1, random.below(9)] });
    case 1:
      return log('BoxMinted', { to: account, boxType: some(random, 3), cdkeyHash: hash, price: some(random, 9) });
    case 2:
      return log('BoxOpened', { opener: account, salt: hash, target: some(random, 99) });
    case 3:
      return log('BoxLost');
    case 4:
      return log('BoxDrawn', { item: some(random, 9), prize: some(random, 3), blockHash: hash });
    case 5:
      return log('BoxClaimed', { to: account, prizeId: some(random, 9) });
    default:
      return log('BoxRefunded', { account, price: some(random, 9) });
  }
}

function saleLog(random: Choices): LoggedEvent {
  const sale = {
    recipient: random.of(PEOPLE),
    collection: CONTRACTS.names,
    tokenId: some(random, 5),
    fill: 1n,
    currency: NOBODY,
    unitPrice: some(random, 9),
    fee: 0n,
    royalty: 0n,
    royaltyTo: NOBODY,
    channel: wordOf(1),
    nonce: some(random, 9),
  };
  const parties = { optionHash: wordOf(random.below(9)), seller: random.of(PEOPLE), buyer: random.of(PEOPLE) };
  return eventLog(CONTRACTS.exchange, exchangeAbi, 'OptionFulfilled', { ...parties, sale });
}

function endingLog(random: Choices): LoggedEvent {
  const log = (name: string, args: Readonly<Record<string, unknown>>) => eventLog(CONTRACTS.exchange, exchangeAbi, name, args);
  const [signer, id] = [random.of(PEOPLE), wordOf(random.below(3))];
  switch (random.below(6)) {
    case 0:
      return log('CounterIncremented', { signer, counter: some(random, 9) });
    case 1:
      return log('NoncesCancelled', { signer, word: some(random, 2), mask: 2n ** 256n - 1n });
    case 2:
      return log('OfferCancelled', { offerHash: id, bidder: signer });
    case 3:
      return log('OfferAccepted', { offerHash: id, optionHash: id });
    case 4:
      return log('ChannelClosed', { id });
    default:
      return log('CurrencySet', { currency: signer, isTaken: random.below(2) === 1 });
  }
}

function approvalLog(random: Choices): LoggedEvent {
  const [owner, operator] = [random.of(PEOPLE), random.of([NOBODY, CONTRACTS.exchange])];
  return random.below(2)
    ? eventLog(CONTRACTS.names, nameRegistryAbi, 'Approval', { owner, approved: operator, tokenId: some(random, 5) })
    : eventLog(CONTRACTS.names, nameRegistryAbi, 'ApprovalForAll', { owner, operator, approved: random.below(2) === 1 });
}

/** What the exchange logs of a trade. */
export const tradeEvent = (args: Readonly<Record<string, unknown>>): LoggedEvent =>
  eventLog(CONTRACTS.exchange, exchangeAbi, 'OptionFulfilled', args);
/** What the order book logs of an order. */
export const orderEvent = (args: Readonly<Record<string, unknown>>): LoggedEvent =>
  eventLog(CONTRACTS.orderBook, orderBookAbi, 'OrderChanged', args);

/** Each makes a log that may stand in a block, possible or not. */
export const MARKET_LOGS = [orderLog, bidLog, nameLog, recordLog, boxLog, saleLog, endingLog, approvalLog];
