export { ChooserView } from './chooser-view.tsx';
export { ProgressView } from './progress-view.tsx';
export { OtherAccountView } from './other-account-view.tsx';
export { $chosen, $isFinished, cancelled, walletWanted } from './model.ts';
export { $otherAccount, reconnectWanted } from './watch.ts';
