import type { RemotePin } from '@mortar/protocol/registry';
import { LRUCache } from 'lru-cache';
import type { PlatformRepository } from '../versions/repository.ts';
import { pinOf } from '../state.ts';

const MOST_PINS = 100;

/** Finds a version whatever channel has it; undefined for one that was never published. */
export type FindPin = (remote: string, version: string) => Promise<RemotePin | undefined>;

/** A version never changes, so each is read once. */
export function createPinFinder(repository: Pick<PlatformRepository, 'version'>): FindPin {
  const pins = new LRUCache<string, RemotePin>({ max: MOST_PINS });

  return async (remote, version) => {
    const key = `${remote} ${version}`;
    const known = pins.get(key);
    if (known) return known;
    const build = await repository.version(remote, version);
    const pin = build && pinOf(build);
    if (pin) pins.set(key, pin);
    return pin;
  };
}
