import type { RegistryDocument } from '@mortar/protocol';
import type postgres from 'postgres';
import { readDocument } from './document.ts';
import { REGISTRY_CHANNEL, type PlatformRepository } from './repository.ts';

/** The registry in memory, as it stands in the database. */
export interface RegistryView {
  current(): RegistryDocument;
  close(): Promise<void>;
}

/** Should a notification get lost, the change is seen after this. */
const LOOK_MS = 5000;

/** Reads the registry and follows it: by notification, by a look now and then, and after every lost connection. */
export async function followRegistry(sql: postgres.Sql, repository: PlatformRepository): Promise<RegistryView> {
  const read = () => repository.snapshot(readDocument);
  let document = await read();
  let reading = Promise.resolve();
  let waiting = false;

  async function readAfter(previous: Promise<void>): Promise<void> {
    await previous;
    waiting = false;
    // While the database is away the last document stands; the next look tries again.
    document = await read().catch(() => document);
  }

  /** One read at a time; a change during a read is followed by another one. */
  function refresh(): void {
    if (waiting) return;
    waiting = true;
    reading = readAfter(reading);
  }

  async function look(): Promise<void> {
    const seq = await repository.seq().catch(() => document.seq);
    if (seq !== document.seq) refresh();
  }

  const listening = await sql.listen(REGISTRY_CHANNEL, refresh, refresh);
  const timer = setInterval(look, LOOK_MS).unref();

  return {
    current: () => document,
    async close() {
      clearInterval(timer);
      await listening.unlisten().catch(() => undefined);
      await reading;
    },
  };
}
