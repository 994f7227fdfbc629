import type { AreaState, LiveRemote } from '@mortar/host';
import { ownEntry } from '@mortar/protocol';
import type { RegistryDocument } from '@mortar/protocol/registry';

/** What each area of the product is right now: live with a version, switched off, or planned. What serves the site itself is none. */
export function areaStates({ areas, remotes }: RegistryDocument): AreaState[] {
  return areas
    .filter((area) => !area.isInternal)
    .map((area) => {
      const remote = ownEntry(remotes, area.name);
      const isLive = remote !== undefined && !remote.isOff;
      return {
        name: area.name,
        title: area.title,
        state: isLive ? 'live' : remote ? 'off' : 'planned',
        version: isLive ? remote.live.version : null,
        to: area.routes[0]?.path ?? '/',
      };
    });
}

/** Every remote as this visitor has it. */
export function liveRemotes({ remotes }: RegistryDocument): LiveRemote[] {
  return Object.entries(remotes).map(([name, { live, isOff }]) => {
    const { title, owner, routes } = live.description;
    return { name, title, owner, version: live.version, isOff: isOff ?? false, paths: routes.map(({ path }) => path) };
  });
}
