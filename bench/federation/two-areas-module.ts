import type { RemoteModule } from '@mortar/host';
import auth from '../../mfe-auth/src/remote.ts';
import gamehub from '../../mfe-gamehub/src/remote.ts';

const MODULES: Record<string, RemoteModule> = { auth, gamehub };

/** Stands in for the loader of remotes: both modules are part of this bundle. */
export function loadModule(remote: string): Promise<RemoteModule> {
  const module = MODULES[remote];
  return module ? Promise.resolve(module) : Promise.reject(new Error(`${remote} is no part of this bundle`));
}

export function forgetModule(): void {}
