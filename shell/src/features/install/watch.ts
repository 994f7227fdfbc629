import { whenIdle } from '@mortar/host';
import type { BootData } from '@mortar/protocol/site';
import { scopeBind, type Scope } from 'effector';
import { scriptUrl } from '../../core/federation/tags.ts';
import { installOffered, type InstallPrompt } from './model.ts';

/** Keeps the browser's offer to install the site, and starts the service worker when there is nothing else to do. */
export function watchInstall({ worker }: Pick<BootData, 'worker'>, scope: Scope): void {
  const offered = scopeBind(installOffered, { scope });
  addEventListener('beforeinstallprompt', (event) => {
    // No banner: it is offered where people look for it.
    event.preventDefault();
    offered(event as InstallPrompt);
  });
  addEventListener('appinstalled', () => offered(null));
  // The site works without it: where the browser refuses or has none, nothing is missing but the offline page.
  if (worker) whenIdle(() => void navigator.serviceWorker?.register(scriptUrl(worker), { updateViaCache: 'none' }).catch(() => undefined));
}
