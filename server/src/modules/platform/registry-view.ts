import type { RegistryDocument } from '@mortar/protocol';
import type postgres from 'postgres';
import { readDocument } from './document.ts';
import { REGISTRY_CHANNEL, type PlatformRepository } from './repository.ts';

/** The registry in memory, always as it stands in the database. */
export interface RegistryView {
  current(): RegistryDocument;
  close(): Promise<void>;
}

/** Should a notification get lost, the change is seen after this. */
const LOOK_MS = 5000;

/** Reads the registry and follows it: by notification, by a look now and then, and after every lost connection. */
export async function followRegistry(sql: postgres.Sql, repository: PlatformRepository): Promise<RegistryView> {
  let document = await readDocument(repository);
  let reading: Promise<void> | undefined;
  let again = false;

  /** One read at a time; a change during a read is followed by another one. */
  function refresh(): Promise<void> {
    if (reading) {
      again = true;
      return reading;
    }
    reading = readDocument(repository)
      .then((next) => {
        if (next.seq >= document.seq) document = next;
      })
      // The database is away: the last document stands, and the next look tries again.
      .catch(() => undefined)
      .finally(() => {
        reading = undefined;
        if (again) {
          again = false;
          void refresh();
        }
      });
    return reading;
  }

  const listening = await sql.listen(REGISTRY_CHANNEL, () => void refresh(), () => void refresh());
  const timer = setInterval(async () => {
    const seq = await repository.seq().catch(() => document.seq);
    if (seq !== document.seq) await refresh();
  }, LOOK_MS).unref();

  return {
    current: () => document,
    async close() {
      clearInterval(timer);
      await listening.unlisten().catch(() => undefined);
      await reading;
    },
  };
}
