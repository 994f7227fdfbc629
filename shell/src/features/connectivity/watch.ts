import { cameOnline, wentOffline } from '@mortar/host';
import { scopeBind, type Scope } from 'effector';
import { watchStarted } from './model.ts';

/** Listens to what the browser says of its network. */
export function watchConnectivity(scope: Scope): void {
  const offline = scopeBind(wentOffline, { scope });
  const online = scopeBind(cameOnline, { scope });
  window.addEventListener('offline', () => offline());
  window.addEventListener('online', () => online());
  scopeBind(watchStarted, { scope })({ online: navigator.onLine });
}
