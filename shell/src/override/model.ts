import { $registry } from '../federation/registry.ts';

/** A version that this person put in the place of what everybody gets. */
export interface Overridden {
  name: string;
  version: string;
}

/** Overrides of this page, by name. */
export const $overridden = $registry.map(({ remotes }): Overridden[] =>
  Object.entries(remotes).flatMap(([name, { channel, live }]) => (channel === 'override' ? [{ name, version: live.version }] : [])),
);
