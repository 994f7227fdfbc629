import type { RegistryDocument } from '@mortar/protocol/registry';
import { LRUCache } from 'lru-cache';
import type postgres from 'postgres';
import type { Clock } from '../../lib/clock.ts';
import type { Audience } from './channels/audience.ts';
import { choicesOf, type Choices } from './channels/choices.ts';
import { documentOf } from './document.ts';
import { REGISTRY_CHANNEL, type PlatformRepository } from './repository.ts';
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

/** Should a notification get lost, the change is seen after this. */
const LOOK_MS = 5000;
/** Documents of one sequence number that are kept: every combination of canaries has one. */
const MOST_DOCUMENTS = 200;

/** Reads the registry and follows it: by notification, by a look now and then, and after every lost connection. */
export async function followRegistry(sql: postgres.Sql, repository: PlatformRepository, clock: Clock): Promise<RegistryView> {
  const read = async () => registryOf(await repository.snapshot(readState), clock);
  let registry = await read();
  let reading = Promise.resolve();
  let waiting = false;

  async function readAfter(previous: Promise<void>): Promise<void> {
    await previous;
    waiting = false;
    // While the database is away the last document stands; the next look tries again.
    registry = await read().catch(() => registry);
  }

  /** One read at a time; a change during a read is followed by another one. */
  function refresh(): void {
    if (waiting) return;
    waiting = true;
    reading = readAfter(reading);
  }

  async function look(): Promise<void> {
    const { seq } = registry.state();
    if ((await repository.seq().catch(() => seq)) !== seq) refresh();
  }

  const listening = await sql.listen(REGISTRY_CHANNEL, refresh, refresh);
  const timer = setInterval(look, LOOK_MS).unref();

  return {
    current: () => registry.current(),
    for: (audience) => registry.for(audience),
    state: () => registry.state(),
    async close() {
      clearInterval(timer);
      await listening.unlisten().catch(() => undefined);
      await reading;
    },
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
