import type { RegistryDocument } from '@mortar/protocol/registry';
import { readDevelopmentFlavour, type ShellBuild } from './shell-build.ts';

/** Why there is no page for somebody whose remote a development server serves. */
export const NO_FLAVOUR =
  'This site has no development flavour of its shell, so no development server can take part in it. `npm start` builds it. Open ?mf=off to go back.';

/** What lets a page run a script without a hash: no kind of file is held back (Integrity Policy). */
export const NO_INTEGRITY_POLICY = 'blocked-destinations=()';

/**
 * Chooses the shell of a page: the release, but its development flavour for whoever has a remote of a development
 * server, which replaces what changes while the page runs. Undefined where that was not built.
 */
export function createShellChoice(shellDir: string, release: ShellBuild) {
  let flavour: ShellBuild | undefined;

  return async ({ local }: RegistryDocument): Promise<ShellBuild | undefined> =>
    local ? (flavour ??= await readDevelopmentFlavour(shellDir, release.version)) : release;
}
