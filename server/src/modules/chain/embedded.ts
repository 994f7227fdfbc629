import { deployLocally } from '@mortar/chain/deploy';
import { setTimeout as wait } from 'node:timers/promises';
import { deploymentOf, type Deployment } from './deployments.ts';

/** Pause between tries: another server may be putting the contracts there at this moment. */
const AGAIN_MS = 2000;

/** Puts our contracts on the embedded chain, however many tries that takes. @param failed hears of the first failure @returns undefined when the signal came first */
export async function deployEmbedded(url: string, signal: AbortSignal, failed: (error: unknown) => void): Promise<Deployment | undefined> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    try {
      return deploymentOf(await deployLocally(url));
    } catch (error) {
      if (failures === 0) failed(error);
      await wait(AGAIN_MS, undefined, { signal }).catch(() => {});
    }
  }
  return undefined;
}
