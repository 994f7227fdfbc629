import { $noticeCount, $unreadCount } from '@mortar/host';
import type { LocalizedText } from '@mortar/protocol';
import type { RemoteNavigationEntry } from '@mortar/protocol/registry';
import { combine } from 'effector';
import { $registry } from '../../core/federation/registry.ts';

/** A place in the dock: the panel of a live remote, or one that is planned. */
export interface Dock {
  /** `<remote>.<panel>`. */
  id: string;
  remote: string;
  /** Key into the panels of the remote's module. */
  panel: string;
  icon: RemoteNavigationEntry['icon'];
  /** As the live remote calls it; null while no live version has the panel. */
  title: LocalizedText | null;
}

/** Where people talk, badge and signals lead there. */
export const MESSAGES = 'im.messages';
/** What every area tells the person. */
const NOTICES = 'im.notices';

/** Both stand on every page of a desk (spec §2), before any live version has them. */
const PLACES: readonly Dock[] = [
  { id: MESSAGES, remote: 'im', panel: 'messages', icon: 'message', title: null },
  { id: 'gamehub.gamecenter', remote: 'gamehub', panel: 'gamecenter', icon: 'gamepad', title: null },
];

/** What stands in the dock: messages, game centre, then what other live remotes put there. */
export const $docks = combine($registry, ({ remotes }): Dock[] => {
  const live = Object.entries(remotes).flatMap(
    ([
      remote,
      {
        live: { description },
      },
    ]) => {
      const ofRemote = description.navigation[0]?.icon;
      return description.panels
        .filter(({ place }) => place === 'dock')
        .map(({ icon = ofRemote, ...panel }): Dock => ({
          id: `${remote}.${panel.id}`,
          remote,
          panel: panel.id,
          icon,
          title: panel.title,
        }));
    },
  );
  const placed = PLACES.map((place) => ({ ...place, title: live.find(({ id }) => id === place.id)?.title ?? null }));
  return [...placed, ...live.filter(({ id }) => !PLACES.some((place) => place.id === id))];
});

/** How much waits to be read in a dock, by its id. */
export const $unreadOfDocks = combine([$unreadCount, $noticeCount], ([messages, notices]): Readonly<Record<string, number>> => ({
  [MESSAGES]: messages,
  [NOTICES]: notices,
}));
