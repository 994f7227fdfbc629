import { setTimeout as wait } from 'node:timers/promises';

const ASK_AGAIN_MS = 25;

/** Waits until something holds; an error that says what it was when it does not hold in time. */
export async function until(what: string, withinMs: number, holds: () => Promise<boolean>): Promise<void> {
  const giveUpAt = performance.now() + withinMs;
  while (!(await holds())) {
    if (performance.now() > giveUpAt) throw new Error(`after ${withinMs} ms not yet: ${what}`);
    await wait(ASK_AGAIN_MS);
  }
}
