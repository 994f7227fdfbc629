import { dropCollectionAbi, dropFactoryAbi, exchangeAbi, mysteryBoxAbi, nameRegistryAbi, orderBookAbi, resolverAbi } from '@mortar/abi';
import { parseAbi } from 'viem';
import { eventReader } from './read.ts';

/** Who has which collectible: ERC-721 and ERC-1155. A transfer of ERC-20 has the same name and one topic less, and is none of these. */
export const transferEvents = eventReader(
  parseAbi([
    'event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)',
    'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)',
    'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)',
  ]),
  ['Transfer', 'TransferSingle', 'TransferBatch'],
);

/** Who lets whom move collectibles: ERC-721 and ERC-1155. */
export const approvalEvents = eventReader(
  parseAbi([
    'event Approval(address indexed owner, address indexed approved, uint256 indexed tokenId)',
    'event ApprovalForAll(address indexed owner, address indexed operator, bool approved)',
  ]),
  ['Approval', 'ApprovalForAll'],
);

/** What a token says of itself is another thing now: ERC-4906, ERC-1155, and the folder of one of our drops. */
export const metadataEvents = eventReader(
  parseAbi([
    'event MetadataUpdate(uint256 tokenId)',
    'event BatchMetadataUpdate(uint256 fromTokenId, uint256 toTokenId)',
    'event URI(string value, uint256 indexed id)',
    'event BaseURISet(string baseURI)',
  ]),
  ['MetadataUpdate', 'BatchMetadataUpdate', 'URI', 'BaseURISet'],
);

/** What a collection says of itself is another thing now: ERC-7572. */
export const collectionEvents = eventReader(parseAbi(['event ContractURIUpdated()']), ['ContractURIUpdated']);

/** Trades of the exchange. */
export const saleEvents = eventReader(exchangeAbi, ['OptionFulfilled']);

/** What of the exchange ends signed orders without a trade, or opens and closes what they trade by. */
export const exchangeEvents = eventReader(exchangeAbi, [
  'CounterIncremented',
  'NoncesCancelled',
  'OfferCancelled',
  'OfferAccepted',
  'ChannelOpened',
  'ChannelReopened',
  'ChannelClosed',
  'CurrencySet',
]);

/** Orders whose tokens and payments lie in the contract. */
export const orderEvents = eventReader(orderBookAbi, ['OrderChanged']);

/** Bids for them. */
export const bidEvents = eventReader(orderBookAbi, ['BidChanged']);

/** Collections that were made. */
export const dropEvents = eventReader(dropFactoryAbi, ['DropCreated']);

/** Phases of drops, whose terms hold the royalty. */
export const phaseEvents = eventReader(dropCollectionAbi, ['PhaseSet']);

/** Names that were registered and renewed. */
export const nameEvents = eventReader(nameRegistryAbi, ['NameRegistered', 'NameRenewed', 'ResolverChanged']);

/** What names point to. */
export const resolverEvents = eventReader(resolverAbi, ['AddressChanged', 'TextChanged', 'ContenthashChanged', 'PrimaryChanged']);

/** Kinds of mystery boxes. */
export const boxTypeEvents = eventReader(mysteryBoxAbi, ['BoxTypeCreated']);

/** Mystery boxes from their mint to their prize. */
export const boxEvents = eventReader(mysteryBoxAbi, ['BoxMinted', 'BoxOpened', 'BoxLost', 'BoxDrawn', 'BoxClaimed', 'BoxRefunded']);
