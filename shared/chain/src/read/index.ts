export { bitcoinBalance } from './bitcoin.ts';
export type { Rpc } from './client.ts';
export { ethereumBalance } from './ethereum.ts';
export { inscriptionsOf, type Inscription } from './ordinals.ts';
export { solanaBalance } from './solana.ts';
