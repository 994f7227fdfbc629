import type { Locale } from '@mortar/protocol';
import { resolvePath } from '@mortar/protocol/registry';
import { loadModule } from '../../shell/src/core/federation/load-module.ts';
import type { Opened, PartKind } from '../../shell/src/core/federation/open-part.ts';
import type { Remotes, RemotesOptions } from '../../shell/src/core/federation/remotes.ts';

/** Stands in for what the shell has of federation: every part is a lazy chunk of this bundle. */
export function createRemotes({ registry }: Pick<RemotesOptions, 'registry'>): Remotes {
  async function open<Kind extends PartKind>(kind: Kind, remote: string, name: string, locale: Locale): Promise<Opened<Kind>> {
    const module = await loadModule(remote, registry().remotes[remote]!.live);
    const load = (module[kind] as Record<string, () => Promise<Opened<Kind>['part']>>)[name]!;
    const [part, messages] = await Promise.all([load(), module.messages(locale)]);
    return { version: '', part, messages, module };
  }

  return {
    page: (remote, name, locale) => open('pages', remote, name, locale),
    dialog: (remote, name, locale) => open('dialogs', remote, name, locale),
    panel: (remote, name, locale) => open('panels', remote, name, locale),
    async expect(path, locale) {
      const found = resolvePath(registry(), path);
      if (found.kind === 'remote') await open('pages', found.name, found.route.page, locale);
    },
    described: (_remote, route) => route,
    whole: () => Promise.resolve(),
    mustReload: () => Promise.resolve(false),
    isStale: () => Promise.resolve(false),
    reload: () => Promise.resolve(false),
    startOver: () => Promise.resolve(),
    crashed: () => false,
    docked: () => undefined,
    used: () => undefined,
    rendering: () => undefined,
  };
}
