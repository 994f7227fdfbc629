import type { AreaState } from '@mortar/host';
import type { RegistryDocument } from '@mortar/protocol';

/** What each area of the product is right now: live with a version, switched off, or planned. The shell's own pages are no area. */
export function areaStates({ areas, remotes }: RegistryDocument): AreaState[] {
  return areas
    .filter((area) => area.name !== 'shell')
    .map((area) => {
      const remote = remotes[area.name];
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
