import type { SlotName } from '@mortar/host';
import type { IconName } from '@mortar/ui';
import type { EventCallable } from 'effector';
import type { ComponentType } from 'react';

/** A section's code, loaded when it is opened. */
export interface SectionModule {
  Section: ComponentType;
  /** Starts what it shows. */
  wanted?: EventCallable<void>;
}

/** One entry of the settings. */
export interface Section {
  /** Last part of its address; the key of its name. */
  id: string;
  icon: IconName;
  /** It holds what other remotes bring to this slot, and is left out while none does. */
  slot?: SlotName;
  module: () => Promise<SectionModule>;
}

/** Every section, in order; the first one stands for `/settings` itself. */
export const SECTIONS: readonly [Section, ...Section[]] = [
  { id: 'overview', icon: 'home', module: () => import(/* webpackChunkName: "settings-overview" */ './sections/overview/overview.tsx') },
  { id: 'profile', icon: 'user', module: () => import(/* webpackChunkName: "settings-profile" */ '#features/settings-profile') },
  { id: 'sign-in', icon: 'lock', module: () => import(/* webpackChunkName: "settings-sign-in" */ './sections/sign-in.tsx') },
  { id: 'devices', icon: 'globe', module: () => import(/* webpackChunkName: "settings-devices" */ '#features/settings-devices') },
  {
    id: 'privacy',
    icon: 'eye',
    slot: 'auth.privacy',
    module: () => import(/* webpackChunkName: "settings-privacy" */ './sections/privacy.tsx'),
  },
  { id: 'history', icon: 'document', module: () => import(/* webpackChunkName: "settings-history" */ '#features/settings-history') },
  { id: 'invites', icon: 'send', module: () => import(/* webpackChunkName: "settings-invites" */ './sections/invites.tsx') },
  { id: 'language', icon: 'language', module: () => import(/* webpackChunkName: "settings-language" */ '#features/settings-language') },
  { id: 'sound', icon: 'volume', module: () => import(/* webpackChunkName: "settings-sound" */ '#features/settings-sound') },
  { id: 'data', icon: 'download', module: () => import(/* webpackChunkName: "settings-data" */ './sections/data.tsx') },
];

/** The section that an address names; undefined where there is none of that name. */
export function sectionOf(id: string | undefined): Section | undefined {
  return id === undefined ? SECTIONS[0] : SECTIONS.find((section) => section.id === id);
}
