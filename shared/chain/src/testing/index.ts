export { startAnvil } from './anvil.ts';
export { bitcoinWallet, signLegacy } from './bitcoin.ts';
export { contractWallet, type ContractWallet } from './contract-wallet.ts';
export { ethereumWallet, signerByViem } from './ethereum.ts';
export { solanaWallet } from './solana.ts';
export type { TestWallet } from './wallet.ts';
export { bloomOf } from '../source/bloom.ts';
export { addressOf, creationThatLogs, transferOfCopies, transferOfOne, type LoggedEvent } from './logs.ts';
export { trader } from './market.ts';
