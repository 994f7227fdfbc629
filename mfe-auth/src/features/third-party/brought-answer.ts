import { scopeBind, type Scope } from 'effector';
import { takeFragment } from '#entities/third-party';

/** Takes up what a third party gave a whole page that went there and came back: it signs in. */
export async function takeBroughtAnswer(scope: Scope): Promise<void> {
  const answer = takeFragment();
  if (!answer) return;
  const { visits } = await import(/* webpackChunkName: "third-party" */ './model.ts');
  scopeBind(visits.answerBrought, { scope })(answer);
}
