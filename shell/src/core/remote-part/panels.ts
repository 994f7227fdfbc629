import { $panels, type PanelEntry } from '@mortar/host';
import type { RegistryDocument } from '@mortar/protocol/registry';
import { sample } from 'effector';
import { registryReceived } from '../federation/registry.ts';

/** Panels of every remote that visitors get, by their order, then as the registry has them. */
export function panelsOf({ remotes }: RegistryDocument): PanelEntry[] {
  return Object.entries(remotes)
    .filter(([, { isOff }]) => !isOff)
    .flatMap(([remote, { live }]) =>
      live.description.panels.map(({ id, place, title, order = 0 }) => ({
        order,
        entry: { name: `${remote}.${id}`, remote, id, slot: place, title },
      })),
    )
    .toSorted((one, other) => one.order - other.order)
    .map(({ entry }) => entry);
}

sample({ clock: registryReceived, fn: panelsOf, target: $panels });
