import { createHash } from 'node:crypto';
import { ownEntry } from '@mortar/protocol';
import type { RegisteredRemote, RegistryDocument } from '@mortar/protocol/registry';
import type { Audience } from './channels/audience.ts';
import type { Choices } from './channels/choices.ts';
import type { RegistryState, RemoteState } from './state.ts';

const TAG_CHARACTERS = 16;

/**
 * The registry's document for whoever gets these versions in place of the live ones.
 * @param local development servers of theirs, which the page itself puts in the place of versions: nobody else reaches them
 */
export function documentOf({ seq, remotes, areas }: RegistryState, choices: Choices = {}, local: Audience['local'] = {}): RegistryDocument {
  // A developer may be the only one who gets anything of a remote.
  const names = [...new Set([...Object.keys(remotes), ...Object.keys(choices)])].sort();
  const shown = names.flatMap((name) => {
    const remote = shownOf(ownEntry(remotes, name) ?? { isOff: false }, ownEntry(choices, name));
    return remote ? [[name, remote] as const] : [];
  });
  const hasLocal = Object.keys(local).length > 0;
  return { seq, choice: choiceTag(choices, local), remotes: Object.fromEntries(shown), areas, ...(hasLocal && { local }) };
}

function shownOf({ live, lastGood, isOff }: RemoteState, chosen: Choices[string] | undefined): RegisteredRemote | undefined {
  const pin = chosen?.pin ?? live;
  if (!pin) return undefined;
  // Who tries a version out falls back to the one that everybody has.
  const spare = chosen ? live : lastGood;
  return {
    live: pin,
    ...(spare && spare.version !== pin.version && { lastGood: spare }),
    channel: chosen?.channel ?? 'live',
    why: chosen?.why ?? 'live',
    ...(isOff && { isOff }),
  };
}

/** Tells apart the documents of one sequence number; empty where nothing was chosen. */
function choiceTag(choices: Choices, local: Audience['local']): string {
  const chosen = [...Object.entries(choices).map(([name, { pin, why }]) => [name, pin.version, why]), ...Object.entries(local)];
  if (chosen.length === 0) return '';
  return createHash('sha256').update(JSON.stringify(chosen)).digest('base64url').slice(0, TAG_CHARACTERS);
}
