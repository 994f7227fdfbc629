import { parseAbi } from 'viem';

/** The same two events that ours are read by. */
export const abi = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)',
  'event OptionFulfilled(bytes32 indexed optionHash, address indexed seller, address indexed buyer, Sale sale)',
  'struct Sale { address recipient; address collection; uint256 tokenId; uint256 fill; address currency; uint256 unitPrice; uint256 fee; uint256 royalty; address royaltyTo; bytes32 channel; uint256 nonce; }',
]);
