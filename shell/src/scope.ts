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
  openDialogsIn,
  readRuntime,
  sessionKeyFx,
  type SessionKey,
} from '@mortar/host';
import type { BootData } from '@mortar/protocol/site';
import { $catalogue, type Catalogue } from './core/i18n/catalogue.ts';
import { areaStates, liveRemotes } from './core/federation/area-states.ts';
import { confirmHandler } from './core/dialogs/model.ts';
import { $dock, CLOSED_DOCK, keptDock } from './features/docks/index.ts';
import { $registry } from './core/federation/registry.ts';
import { $isOfTeam } from './core/remote-part/error-itself.tsx';
import { panelsOf } from './core/remote-part/panels.ts';
import { readSound } from './features/sound/index.ts';
import { keptInvitation } from './features/session/index.ts';

declare const process: { env: { NODE_ENV?: string } };

/** The one scope of the page, filled from the boot data: every store of the site lives in it. */
export function createScope(boot: BootData, catalogue: Catalogue): Scope {
  const sound = readSound(boot.session?.uid);
  const scope = fork({
    values: [
      [$locale, boot.locale],
      [$theme, boot.theme],
      [$links, boot.links],
      [$isOfTeam, boot.isOfTeam ?? process.env.NODE_ENV === 'development'],
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
  openDialogsIn(scope);
  return scope;
}

/** The key's code is fetched when somebody signs in. */
async function sessionKeyHandler(): Promise<SessionKey> {
  const { sessionKey } = await import(/* webpackChunkName: "session-key" */ './features/session/session-key.ts');
  return sessionKey();
}
