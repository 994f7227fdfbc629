import { setTimeout as wait } from 'node:timers/promises';

const LATEST_MS = 60_000;
const LOOK_MS = 100;

/** Waits until something is so. @throws Error where it never comes to be */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const latest = performance.now() + LATEST_MS; !(await isSo()); await wait(LOOK_MS))
    if (performance.now() > latest) throw new Error('what was waited for did not come');
}
