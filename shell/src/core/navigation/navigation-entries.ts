import { combine } from 'effector';
import type { LocalizedText } from '@mortar/protocol';
import type { RemoteNavigationEntry } from '@mortar/protocol/registry';
import { $registry } from '../federation/registry.ts';

export interface NavigationEntry {
  id: string;
  to: string;
  also?: readonly string[] | undefined;
  label: LocalizedText;
  icon?: RemoteNavigationEntry['icon'];
}

/** Entries of the live remotes in one place, in their order. */
const entriesIn = (place: 'navigation' | 'account') =>
  combine($registry, ({ remotes }): NavigationEntry[] =>
    Object.entries(remotes)
      .flatMap(([remote, { live }]) => (live.description[place] ?? []).map((entry) => ({ ...entry, id: `${remote}.${entry.id}` })))
      .sort((a, b) => a.order - b.order),
  );

/** What the live remotes put into the navigation. */
export const $navigation = entriesIn('navigation');
/** What they put into the account menu. */
export const $accountEntries = entriesIn('account');
