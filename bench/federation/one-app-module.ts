import type { RemoteModule } from '@mortar/host';
import gamehub from '../../mfe-gamehub/src/remote.ts';

/** Stands in for the loader of remotes: the module is part of this bundle. */
export function loadModule(): Promise<RemoteModule> {
  return Promise.resolve(gamehub);
}

export function forgetModule(): void {}
