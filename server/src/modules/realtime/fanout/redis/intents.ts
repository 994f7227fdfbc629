import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Intend } from '../fanout.ts';
import type { RedisClient } from '../../../../lib/redis.ts';

const TICK_MS = 1000;
/** Who has not said by then that it was told has died, or cannot reach Redis, ms. */
const LATE_MS = 1000;
/** Longer than a statement may take: by then it was committed, or never will be, ms. */
const OVER_MS = 16_000;
const AT_ONCE = 500;
/** Who holds it looks after everybody's intents until it runs out. */
const TURN = 'mortar:untold';
const setOf = (name: string) => `${TURN}:${name}`;

/** An intent as it stands in a set; whose it is and its number keep those of one key apart. */
const memberOf = (key: string, owner: string) => `${Date.now()} ${owner} ${key}`;
const keyOf = (member: string) => member.split(' ').slice(2).join(' ');
const overAt = (member: string) => Number(member.split(' ', 1)) + OVER_MS;

export interface IntentsDeps {
  commands: RedisClient;
  /** Begins to look whether what is published gets to Redis. @returns tells it */
  watch(): () => Promise<boolean>;
  failed(error: unknown): void;
}

/**
 * What is about to be told, in sorted sets by when it is late: it is written before a commit and taken out behind the
 * publication, so that what a process committed and did not tell is told by another one.
 */
export function createIntents({ commands, watch, failed }: IntentsDeps) {
  const me = randomUUID();
  const tellers = new Map<string, (keys: string[]) => Promise<void>>();
  /** What did not get to Redis: keys of which this process knows alone, by name. */
  const left = new Map<string, Set<string>>();
  const stopped = new AbortController();
  let count = 0;

  const keep = (name: string, keys: readonly string[]): void => void left.set(name, new Set([...(left.get(name) ?? []), ...keys]));
  const write = (name: string, members: readonly string[], dueAt: (member: string) => number) =>
    commands.zAdd(
      setOf(name),
      members.map((value) => ({ value, score: dueAt(value) })),
    );

  async function handIn(name: string, keys: ReadonlySet<string>): Promise<void> {
    left.delete(name);
    const members = [...keys].map((key) => memberOf(key, me));
    await write(name, members, () => 0).catch(() => keep(name, [...keys]));
  }

  async function repair(name: string, tell: (keys: string[]) => Promise<void>): Promise<void> {
    const now = Date.now();
    const late = await commands.zRange(setOf(name), '-inf', now, { BY: 'SCORE', LIMIT: { offset: 0, count: AT_ONCE } });
    if (late.length === 0) return;
    await tell([...new Set(late.map(keyOf))]);
    // What is being committed still is told once more.
    const open = late.filter((member) => overAt(member) > now);
    if (open.length > 0) await write(name, open, overAt);
    const over = late.filter((member) => !open.includes(member));
    if (over.length > 0) await commands.zRem(setOf(name), over);
  }

  async function tick(): Promise<void> {
    for (const [name, keys] of left) await handIn(name, keys);
    const isMine = await commands.set(TURN, me, { condition: 'NX', expiration: { type: 'PX', value: TICK_MS / 2 } });
    if (isMine) for (const [name, tell] of tellers) await repair(name, tell);
  }

  async function look(): Promise<void> {
    while (!stopped.signal.aborted) {
      // While Redis is away the connection says so.
      if (commands.isReady) await tick().catch((error: unknown) => void (commands.isReady && failed(error)));
      await wait(TICK_MS, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined);
    }
  }
  void look();

  return {
    intentsOf:
      (name: string): Intend =>
      (keys) => {
        const members = keys.map((key) => memberOf(key, `${me}.${(count += 1)}`));
        const arrived = watch();
        write(name, members, () => Date.now() + LATE_MS).catch(() => keep(name, keys));
        const settle = async () => {
          if (await arrived()) await commands.zRem(setOf(name), members);
          else keep(name, keys);
        };
        return () => void settle().catch(() => undefined);
      },
    onUntold: (name: string, tell: (keys: string[]) => Promise<void>): void => void tellers.set(name, tell),
    close: (): void => stopped.abort(),
  };
}
