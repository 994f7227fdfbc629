import { readThirdPartyFragment } from '@mortar/protocol/identity';
import { scopeBind, type Scope } from 'effector';

const FRAGMENT = '#auto=';

/** Takes up what a third party gave a whole page that went there and came back: it signs in, and the address drops it. */
export async function takeBroughtAnswer(scope: Scope): Promise<void> {
  if (!location.hash.startsWith(FRAGMENT)) return;
  const answer = readThirdPartyFragment(location.hash);
  history.replaceState(history.state, '', location.pathname + location.search);
  if (!answer) return;
  const { answerBrought } = await import(/* webpackChunkName: "third-party" */ '#features/third-party');
  scopeBind(answerBrought, { scope })(answer);
}
