import { fork, type Scope } from 'effector';
import {
  $areas,
  $remotes,
  $clockOffset,
  $inviteCode,
  $isMuted,
  $links,
  $locale,
  $panels,
  $profile,
  $runtime,
  $session,
  $theme,
  $volume,
  confirmFx,
  readRuntime,
  sessionKeyFx,
  type SessionKey,
} from '@mortar/host';
import type { BootData } from '@mortar/protocol/site';
import { $catalogue, type Catalogue } from './i18n/catalogue.ts';
import { areaStates, liveRemotes } from './federation/area-states.ts';
import { confirmHandler } from './dialogs/index.ts';
import { $dock, CLOSED_DOCK, keptDock } from './docks/index.ts';
import { $registry } from './federation/registry.ts';
import { panelsOf } from './remote-part/panels.ts';
import { readSound } from './sound/index.ts';
import { keptInvitation } from './session/index.ts';

/** The one scope of the page, filled from the boot data: every store of the site lives in it. */
export function createScope(boot: BootData, catalogue: Catalogue): Scope {
  const sound = readSound(boot.session?.uid);
  return fork({
    values: [
      [$locale, boot.locale],
      [$theme, boot.theme],
      [$links, boot.links],
      [$session, boot.session],
      [$profile, boot.profile],
      [$inviteCode, keptInvitation()],
      [$runtime, readRuntime(navigator.userAgent, navigator.maxTouchPoints)],
      [$isMuted, sound.muted],
      [$volume, sound.volume],
      [$dock, keptDock(boot.session?.uid ?? '') ?? keptDock('') ?? CLOSED_DOCK],
      [$registry, boot.registry],
      [$areas, areaStates(boot.registry)],
      [$remotes, liveRemotes(boot.registry)],
      [$panels, panelsOf(boot.registry)],
      [$clockOffset, boot.now - Date.now()],
      [$catalogue, catalogue],
    ],
    handlers: [
      [confirmFx, confirmHandler],
      [sessionKeyFx, sessionKeyHandler],
    ],
  });
}

/** The key's code is fetched when somebody signs in. */
async function sessionKeyHandler(): Promise<SessionKey> {
  const { sessionKey } = await import(/* webpackChunkName: "session-key" */ './session/session-key.ts');
  return sessionKey();
}
