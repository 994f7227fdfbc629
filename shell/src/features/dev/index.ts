import { ownEntry } from '@mortar/protocol';
import type { BootData } from '@mortar/protocol/site';
import type { Scope } from 'effector';
import { followBuilds } from './follow-builds.ts';

/**
 * What a shell with the development edition of React does besides. In the flavour that lies beside a release, remotes
 * are replaced while they run; elsewhere the page is loaded again after a build.
 */
export async function develop(boot: BootData, scope: Scope): Promise<void> {
  if (!Reflect.has(window, '__MORTAR_REFRESH__')) return followBuilds(boot.registry, boot.registryKey);
  const { alone } = document.documentElement.dataset;
  const remote = alone === undefined ? undefined : ownEntry(boot.registry.remotes, alone)?.live.description;
  if (!remote) return;
  const { showWorkbench } = await import(/* webpackChunkName: "workbench" */ './alone/workbench.tsx');
  showWorkbench(remote, scope);
}
