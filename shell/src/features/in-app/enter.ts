import { appFound, toastShown } from '@mortar/host';
import { scopeBind, type Scope } from 'effector';
import { openBridge } from './bridge.ts';
import { tokenOf } from './messages.ts';
import { bridgeOpened, sessionTakenOver } from './model.ts';
import { takeParamFx } from './take-param.ts';

const PARAM = 'param';

/** Before the first page: asks the app to prove itself, and only then takes the `param` out of the address and up. */
export async function enter(scope: Scope): Promise<void> {
  const bridge = openBridge();
  if (!bridge) return;
  const url = new URL(location.href);
  const token = tokenOf(url.searchParams.get(PARAM));
  const answer = await bridge.verify(token);
  if (!answer) return;
  if (url.searchParams.has(PARAM)) {
    url.searchParams.delete(PARAM);
    history.replaceState(history.state, '', url);
  }
  const { os, version, locale } = answer;
  scopeBind(appFound, { scope })({ os, version, locale });
  const outcome = await scopeBind(takeParamFx, { scope })({ token, answer });
  if (outcome.kind === 'opened') scopeBind(sessionTakenOver, { scope })(outcome.session);
  else if (outcome.refusal) scopeBind(toastShown, { scope })({ type: 'error', text: outcome.refusal });
  scopeBind(bridgeOpened, { scope })(bridge);
}
