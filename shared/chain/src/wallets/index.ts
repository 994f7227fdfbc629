export { demoOf } from './demo.ts';
export { isDeclined } from './errors.ts';
export { prepareEthereum } from './ethereum/find.ts';
export { findWallets } from './find.ts';
export { relayOf, type RelaySettings } from './relay/relay.ts';
export type { ConnectedWallet, FoundWallet, WalletNews } from './wallet.ts';
