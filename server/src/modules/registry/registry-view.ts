import type { RegistryDocument } from '@mortar/protocol/registry';
import { LRUCache } from 'lru-cache';
import type postgres from 'postgres';
import type { Clock } from '../../lib/clock.ts';
import { follow } from '../../lib/follow.ts';
import type { Audience } from './channels/audience.ts';
import { choicesOf, type Choices } from './channels/choices.ts';
import { documentOf } from './document.ts';
import { REGISTRY_CHANNEL } from './versions/channel-repository.ts';
import type { PlatformRepository } from './versions/repository.ts';
import { readState, type RegistryState } from './state.ts';

/** The registry as whoever only reads it sees it. */
export interface RegistryReader {
  /** What everybody gets: the live versions. */
  current(): RegistryDocument;
  /** What this visitor gets. */
  for(audience: Audience): RegistryDocument;
  /** All channels. */
  state(): RegistryState;
}

/** The registry in memory, as it stands in the database. */
export interface RegistryView extends RegistryReader {
  close(): Promise<void>;
}

/** Documents of one sequence number that are kept: every combination of canaries has one. */
const MOST_DOCUMENTS = 200;

/** Reads the registry and follows it. */
export async function followRegistry(sql: postgres.Sql, repository: PlatformRepository, clock: Clock): Promise<RegistryView> {
  const registry = await follow<RegistryReader>({
    sql,
    channel: REGISTRY_CHANNEL,
    read: async () => registryOf(await repository.snapshot(readState), clock),
    isNews: async (known) => (await repository.seq()) !== known.state().seq,
  });
  return {
    current: () => registry.current().current(),
    for: (audience) => registry.current().for(audience),
    state: () => registry.current().state(),
    close: registry.close,
  };
}

/** The documents of one state: each is made once. */
function registryOf(state: RegistryState, clock: Clock): RegistryReader {
  const everybodys = documentOf(state);
  const documents = new LRUCache<string, RegistryDocument>({ max: MOST_DOCUMENTS });

  return {
    current: () => everybodys,
    state: () => state,
    for(audience) {
      const choices = choicesOf(state, audience, clock.now());
      const { local } = audience;
      if (Object.keys({ ...choices, ...local }).length === 0) return everybodys;
      const key = keyOf(choices, local);
      const made = documents.get(key) ?? documentOf(state, choices, local);
      documents.set(key, made);
      return made;
    },
  };
}

function keyOf(choices: Choices, local: Audience['local']): string {
  return JSON.stringify([Object.entries(choices).map(([name, { why, pin }]) => [name, why, pin.version, pin.entry]), local]);
}
