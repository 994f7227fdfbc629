import { toastShown } from '@mortar/host';
import { scopeBind } from 'effector';
import { redirect, type LoaderFunction } from 'react-router';
import { $catalogue } from '../../core/i18n/catalogue.ts';
import { say } from '../../core/i18n/say.ts';
import { isFirstDocumentLoad } from './document-load.ts';
import { isMobile } from '../../core/navigation/is-mobile.ts';
import type { RouteContext } from './remote-route.ts';

/** Pages that a phone does not have (spec §2, §6: staking is web only). */
const BARRED = ['/staking'];

/** The loader of a page, which on a phone says that it is coming and leads home where the page is barred there. */
export function barredOnPhone(path: string, { scope }: Pick<RouteContext, 'scope'>, loader: LoaderFunction): LoaderFunction {
  if (!BARRED.includes(path)) return loader;
  return (args, context) => {
    if (!isMobile()) return loader(args, context);
    // Home was not decided by the server that sent this document.
    isFirstDocumentLoad();
    const text = say(scope.getState($catalogue), 'shell.staking.phone');
    scopeBind(toastShown, { scope })({ type: 'info', text });
    return redirect('/');
  };
}
