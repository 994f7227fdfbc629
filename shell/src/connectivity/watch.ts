import { cameOnline, wentOffline } from '@mortar/host';
import { scopeBind, type Scope } from 'effector';
import { watchStarted } from './model.ts';

/** Listens to what the browser says of its network. */
export function watchConnectivity(scope: Scope): void {
  window.addEventListener(
    'offline',
    scopeBind(() => wentOffline(), { scope, safe: true }),
  );
  window.addEventListener(
    'online',
    scopeBind(() => cameOnline(), { scope, safe: true }),
  );
  scopeBind(watchStarted, { scope })({ online: navigator.onLine });
}
