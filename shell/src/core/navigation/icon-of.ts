import type { RemoteNavigationEntry } from '@mortar/protocol/registry';
import { isIconName, type AnyIcon } from '@mortar/ui';

/** The first letters of the first two words; of a name in Chinese its first character. */
const initialsOf = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();

/** What stands for a remote in navigation, menu and dock. @param name in the visitor's language */
export function iconOf(icon: RemoteNavigationEntry['icon'], name: string): AnyIcon {
  if (typeof icon === 'object') return icon;
  return icon !== undefined && isIconName(icon) ? icon : { initials: initialsOf(name) };
}
