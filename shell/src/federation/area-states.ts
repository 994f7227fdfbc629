import type { AreaState } from '@mortar/host';
import type { RegistryDocument } from '@mortar/protocol';

/** What each area of the product is right now: live with a version, or planned. The shell's own pages are no area. */
export function areaStates({ areas, remotes }: RegistryDocument): AreaState[] {
  return areas
    .filter((area) => area.name !== 'shell')
    .map((area) => {
      const version = remotes[area.name]?.live.version ?? null;
      return {
        name: area.name,
        title: area.title,
        state: version ? 'live' : 'planned',
        version,
        to: area.routes[0]?.path ?? '/',
      };
    });
}
