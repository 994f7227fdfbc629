import { combine } from 'effector';
import type { LocalizedText } from '@mortar/protocol';
import { $registry } from '../federation/registry.ts';

export interface NavigationEntry {
  id: string;
  to: string;
  label: LocalizedText;
  icon: string;
}

/** What the live remotes put into the navigation, in their order. */
export const $navigation = combine($registry, ({ remotes }): NavigationEntry[] =>
  Object.entries(remotes)
    .flatMap(([remote, { live }]) => live.description.navigation.map((entry) => ({ ...entry, id: `${remote}.${entry.id}` })))
    .sort((a, b) => a.order - b.order),
);
