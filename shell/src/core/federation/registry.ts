import { $areas, $remotes } from '@mortar/host';
import type { RegistryDocument } from '@mortar/protocol/registry';
import { createEvent, createStore, sample } from 'effector';
import { areaStates, liveRemotes } from './area-states.ts';

/** A newer registry document came from the server. */
export const registryReceived = createEvent<RegistryDocument>();

export const $registry = createStore<RegistryDocument>({ seq: 0, choice: '', remotes: {}, areas: [] }).on(
  registryReceived,
  (_, next) => next,
);

// What a visitor reads of areas and remotes follows the registry.
sample({ clock: registryReceived, fn: areaStates, target: $areas });
sample({ clock: registryReceived, fn: liveRemotes, target: $remotes });
