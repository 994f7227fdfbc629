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
}

/** A value of the database that this process keeps in memory. */
export interface Followed<T> {
  current(): T;
  close(): Promise<void>;
}

/** Should a notification get lost, the change is seen after this. */
const LOOK_MS = 5000;

/** Reads a value and follows it: by notification, by a look now and then, and after every lost connection. */
export async function follow<T>({ sql, channel, read, heard = () => {}, changed = () => {} }: FollowOptions<T>): Promise<Followed<T>> {
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
  const timer = setInterval(refresh, LOOK_MS).unref();
  return {
    current: () => value,
    async close() {
      clearInterval(timer);
      await listening.unlisten().catch(() => undefined);
      await reading;
    },
  };
}
