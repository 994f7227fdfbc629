// Made by `npm run abi` of contracts/; its check fails when this is old.
export const fixedFeedAbi = [
  {"type":"constructor","inputs":[{"name":"answer_","type":"int256","internalType":"int256"}],"stateMutability":"nonpayable"},
  {"type":"function","name":"answer","inputs":[],"outputs":[{"name":"","type":"int256","internalType":"int256"}],"stateMutability":"view"},
  {"type":"function","name":"decimals","inputs":[],"outputs":[{"name":"","type":"uint8","internalType":"uint8"}],"stateMutability":"view"},
  {"type":"function","name":"latestRoundData","inputs":[],"outputs":[{"name":"","type":"uint80","internalType":"uint80"},{"name":"","type":"int256","internalType":"int256"},{"name":"","type":"uint256","internalType":"uint256"},{"name":"","type":"uint256","internalType":"uint256"},{"name":"","type":"uint80","internalType":"uint80"}],"stateMutability":"view"},
] as const;

/** What deploys it, before the constructor's arguments. */
export const fixedFeedBytecode: `0x${string}` =
  '0x60a0604052348015600e575f5ffd5b5060405161013f38038061013f833981016040819052602b916032565b6080526048565b5f602082840312156041575f5ffd5b5051919050565b60805160dc6100635f395f818160600152609a015260dc5ff3fe6080604052348015600e575f5ffd5b5060043610603a575f3560e01c8063313ce56714603e57806385bb7d6914605c578063feaf968c14608f575b5f5ffd5b6045600881565b60405160ff90911681526020015b60405180910390f35b60827f000000000000000000000000000000000000000000000000000000000000000081565b6040519081526020016053565b6040805160018082527f00000000000000000000000000000000000000000000000000000000000000006020830152429282018390526060820192909252608081019190915260a001605356';
