import { HOST_SLOTS } from '@mortar/protocol/registry';
import type { Fault } from '../verdict.ts';
import type { Composition } from './composition.ts';

/** Every panel goes to a slot that somebody renders: the host, or a remote that names it in a version which visitors get. */
export function slotFaults({ build: { name, description }, others, areas }: Composition): Fault[] {
  const versions = [{ remote: name, description }, ...others];
  const known = new Set<string>([
    ...HOST_SLOTS,
    ...versions.flatMap((version) => (version.description.slots ?? []).map((slot) => `${version.remote}.${slot}`)),
  ]);
  const live = new Set(versions.map(({ remote }) => remote));
  // Of an area that no version has yet nothing can be said: it may come with the slot.
  const mayCome = (slot: string) => areas.some((area) => slot.startsWith(`${area.name}.`) && !live.has(area.name));
  return description.panels
    .filter(({ place }) => !known.has(place) && !mayCome(place))
    .map(({ id, place }) => ({
      rule: 'slots',
      file: 'remote.json',
      what: `the panel '${id}' goes to ${place}, a slot that nothing live has; there are ${[...known].join(', ')}`,
    }));
}
