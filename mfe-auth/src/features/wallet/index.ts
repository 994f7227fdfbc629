export { ChooserView } from './chooser-view.tsx';
export { ProgressView, TroubleText } from './progress-view.tsx';
export { OtherAccountView } from './other-account-view.tsx';
export { $chosen, isSame, $own, type Purpose, saidBy, type Trouble, walletWanted, wishDropped } from './attempt.ts';
export { $isFinished } from './enter.ts';
export { chainShown, disconnectWanted, $followed, $isReconnecting, $needsWallet, $otherAccount, reconnectWanted } from './follow.ts';
export { knownChains } from './connect.ts';
