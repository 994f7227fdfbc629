import { ownEntry, type Output } from '@mortar/protocol';
import { LOCAL_VERSION, type explainVersion } from '@mortar/protocol/registry';
import { AppError } from '../../../lib/app-error.ts';
import { documentOf } from '../document.ts';
import type { Canary, RegistryState } from '../state.ts';
import type { Audience } from './audience.ts';
import { choicesOf } from './choices.ts';
import { placeOf } from './share.ts';

/**
 * Why a visitor gets a version of a remote, with everything that was looked at.
 * @throws AppError `notFound` for a remote that nobody gets anything of
 */
export function explain(state: RegistryState, audience: Audience, name: string, now: number): Output<typeof explainVersion> {
  const remote = ownEntry(state.remotes, name);
  if (!remote) throw new AppError('notFound');
  const shown = ownEntry(documentOf(state, choicesOf(state, audience, now)).remotes, name);
  const served =
    ownEntry(audience.local, name) === undefined ? undefined : ({ version: LOCAL_VERSION, channel: 'override', why: 'override' } as const);
  return {
    name,
    version: shown?.live.version ?? null,
    channel: shown?.channel ?? 'live',
    why: shown?.why ?? 'live',
    ...served,
    off: remote.isOff,
    canary: remote.canary ? explainCanary(name, remote.canary, audience, now) : null,
  };
}

function explainCanary(name: string, { pin, percentage, users, links }: Canary, audience: Audience, now: number) {
  const ends = audience.links.map((id) => links.get(id) ?? 0).filter((end) => end > now);
  return {
    version: pin.version,
    percentage,
    place: placeOf(name, pin.version, audience),
    named: audience.uid !== null && users.has(audience.uid),
    link: ends.length > 0 ? new Date(Math.max(...ends)).toISOString() : null,
  };
}
