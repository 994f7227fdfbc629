import type { LocalizedText, SiteLinks } from '@mortar/protocol';
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

/** Links that the operator configured; an unset one is absent. */
export const $links = createStore<SiteLinks>({});

/** Server clock minus this device's clock, in ms. */
export const $clockOffset = createStore(0);
