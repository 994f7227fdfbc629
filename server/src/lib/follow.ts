import type postgres from 'postgres';

export interface FollowOptions<T> {
  sql: postgres.Sql;
  /** What PostgreSQL tells on when the value changes. */
  channel: string;
  read(): Promise<T>;
  /** Takes a notification's payload up at once, before the value is read again. */
  heard?(payload: string): void;
  /** The value was read, or something was heard: what hangs on it may be looked at again. */
  changed?(): void;
  /** Whether the value has changed in the database, where that is known without reading all of it. */
  isNews?(value: T): Promise<boolean>;
}

/** A value of the database that this process keeps in memory. */
export interface Followed<T> {
  current(): T;
  close(): Promise<void>;
}

/**
 * A safety net under the notifications: of a connection that died without a word, as behind a proxy or in a fail-over, nobody
 * hears anything, and who is banned must not stay in for that long.
 */
const LOOK_MS = 5000;

/** Reads a value and follows it: by notification, by a look now and then, and after every lost connection. */
export async function follow<T>({
  sql,
  channel,
  read,
  heard = () => {},
  changed = () => {},
  isNews,
}: FollowOptions<T>): Promise<Followed<T>> {
  let value = await read();
  let reading = Promise.resolve();
  let waiting = false;

  async function readAfter(previous: Promise<void>): Promise<void> {
    await previous;
    waiting = false;
    // While the database is away the last value stands; the next look tries again.
    value = await read().catch(() => value);
    changed();
  }

  /** One read at a time; a change during a read is followed by another one. */
  function refresh(): void {
    if (waiting) return;
    waiting = true;
    reading = readAfter(reading);
  }

  const told = (payload: string) => {
    heard(payload);
    changed();
    refresh();
  };
  const listening = await sql.listen(channel, told, refresh);
  const look = async () => {
    if (await (isNews?.(value) ?? true)) refresh();
  };
  const timer = setInterval(() => void look().catch(() => {}), LOOK_MS).unref();
  return {
    current: () => value,
    async close() {
      clearInterval(timer);
      await listening.unlisten().catch(() => undefined);
      await reading;
    },
  };
}
