import type { Log } from '@mortar/chain/source';

const FIRST = 500;
const MOST = 5000;
/** More logs in one answer are not asked for on purpose. */
const MANY_LOGS = 10_000;

/** How many blocks to ask for at once: fewer after a failure, for servers that limit their answers; more while it goes well. */
export function createWindows() {
  let size = FIRST;
  return {
    size: () => size,
    /** @throws what the work throws */
    async tell<Logs extends readonly Log[]>(work: () => Promise<Logs>): Promise<Logs> {
      try {
        const logs = await work();
        if (logs.length < MANY_LOGS) size = Math.min(MOST, size * 2);
        return logs;
      } catch (error) {
        size = Math.max(1, Math.floor(size / 4));
        throw error;
      }
    },
  };
}
