import type { LocalizedText } from '@mortar/protocol';
import type { SiteLinks } from '@mortar/protocol/site';
import { createStore } from 'effector';

/** What the registry says of an area right now. */
export interface AreaState {
  /** Registry name of the remote that owns it. */
  name: string;
  title: LocalizedText;
  /** `live` has a version that visitors get, `off` has one that is switched off, `planned` has none yet. */
  state: 'live' | 'off' | 'planned';
  /** The version that visitors get, null where there is none. */
  version: string | null;
  /** First path of the area. */
  to: string;
}

export const $areas = createStore<AreaState[]>([]);

/** A remote as this visitor has it; it may have no area of the product. */
export interface LiveRemote {
  /** Registry name. */
  name: string;
  title: LocalizedText;
  /** The team that owns it. */
  owner: string;
  version: string;
  /** An operator switched it off: nobody gets the version. */
  isOff: boolean;
  /** Patterns of its routes. */
  paths: string[];
}

/** Every remote of the registry, in its order; it follows the registry's news. */
export const $remotes = createStore<LiveRemote[]>([]);

/** Links that the operator configured; an unset one is absent. */
export const $links = createStore<SiteLinks>({});

/** Server clock minus this device's clock, in ms. */
export const $clockOffset = createStore(0);
