export { demoOf } from './demo/index.ts';
export { codeOf, isDeclined } from './errors.ts';
export { prepareEthereum } from './ethereum/find.ts';
export { findWallets } from './find.ts';
export { forgetWallet, INSCRIPTIONS, keepWallet, keptWallet, type KeptWallet, type Restored, restoreWallet } from './kept.ts';
export { relayOf, type RelaySettings } from './relay/relay.ts';
export type { AskChain, ConnectedWallet, FoundWallet, WalletNews, WalletProvider } from './wallet.ts';
