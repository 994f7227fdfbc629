import { ownEntry } from '@mortar/protocol';
import type { ChannelReason, RemotePin } from '@mortar/protocol/registry';
import type { Canary, RegistryState } from '../state.ts';
import type { Audience } from './audience.ts';
import { isWithin } from './share.ts';

/** What some visitors get in place of the live versions, by remote; empty for everybody else. */
export type Choices = Readonly<
  Record<
    string,
    | { channel: 'canary'; why: Extract<ChannelReason, 'named' | 'link' | 'percentage'>; pin: RemotePin }
    | { channel: 'override'; why: 'override'; pin: RemotePin }
  >
>;

/** Chooses the versions of one visitor: an override first, then a name, a link, a share. */
export function choicesOf({ remotes }: RegistryState, audience: Audience, now: number): Choices {
  const choices: Record<string, Choices[string]> = {};
  for (const name of new Set([...Object.keys(remotes), ...Object.keys(audience.overrides)])) {
    const [canary, override] = [ownEntry(remotes, name)?.canary, ownEntry(audience.overrides, name)];
    const why = canary && whyCanary(name, canary, audience, now);
    if (override) choices[name] = { channel: 'override', why: 'override', pin: override };
    else if (canary && why) choices[name] = { channel: 'canary', why, pin: canary.pin };
  }
  return choices;
}

function whyCanary(
  remote: string,
  { pin, percentage, users, links }: Canary,
  audience: Audience,
  now: number,
): 'named' | 'link' | 'percentage' | undefined {
  if (audience.uid !== null && users.has(audience.uid)) return 'named';
  if (audience.links.some((id) => (links.get(id) ?? 0) > now)) return 'link';
  return isWithin(percentage, remote, pin.version, audience) ? 'percentage' : undefined;
}
