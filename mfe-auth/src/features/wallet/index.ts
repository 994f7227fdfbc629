export {
  $chosen,
  $own,
  $purpose,
  cancelled,
  isSame,
  othersWanted,
  type Purpose,
  retried,
  saidBy,
  type Trouble,
  walletChosen,
  walletNamed,
  walletWanted,
  wishDropped,
} from './attempt.ts';
export { $pairing, $reach, knownChains, relayIn } from './connect.ts';
export { $isFinished, $step, $trouble } from './enter.ts';
export { $followed, $isReconnecting, $needsWallet, $otherAccount, chainShown, disconnectWanted, reconnectWanted } from './follow.ts';
export { $strangeChain } from './sign.ts';
export { TroubleText } from './trouble-text.tsx';
