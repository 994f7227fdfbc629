import { ownEntry } from '@mortar/protocol';
import { $registry } from '../../core/federation/registry.ts';

/** A version that this person put in the place of what everybody gets. */
export interface Overridden {
  name: string;
  /** Or the origin of the development server that serves it. */
  version: string;
}

/** Overrides of this page, by name. */
export const $overridden = $registry.map(({ remotes, local }): Overridden[] =>
  Object.entries(remotes).flatMap(([name, { channel, live }]) =>
    channel === 'override' ? [{ name, version: ownEntry(local ?? {}, name) ?? live.version }] : [],
  ),
);
