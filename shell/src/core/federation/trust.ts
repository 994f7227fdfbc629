import type { RegistryDocument } from '@mortar/protocol/registry';
import { sawSeq, seenSeq } from './seen-seq.ts';
import { trustRegistry } from './tags.ts';
import { RegistryRefused } from './verify.ts';

/** A server may hear of a change a moment after another one has: so long a page waits for it to catch up, in ms. */
const WAITS_MS = [0, 500, 1500];

export interface TrustOptions {
  registry: () => RegistryDocument;
  /** Whether the registry that came with this page is as the server signed it. */
  isFirstSigned: Promise<boolean>;
  /** Asks for the registry anew; what comes is verified and at least as new as any that was used. */
  renew: () => Promise<void>;
  refused: (reason: Error) => void;
}

/**
 * What stands before the first remote of a page: the registry is the server's own, and no older than one that this tab
 * has used. A page that fails this, such as one out of the browser's cache, asks for the registry of now.
 */
export function createTrust({ registry, isFirstSigned, renew, refused }: TrustOptions) {
  const first = registry();
  let established: Promise<void> | undefined;

  async function flaw(): Promise<RegistryRefused | undefined> {
    const now = registry();
    if (now === first && !(await isFirstSigned)) return new RegistryRefused('the registry of this page is not signed by its server');
    if (now.seq < seenSeq()) return new RegistryRefused(`the registry of this page is ${now.seq}, this tab has used ${seenSeq()}`);
    return undefined;
  }

  async function establish(): Promise<void> {
    let found = await flaw();
    for (const wait of WAITS_MS) {
      if (!found) break;
      await new Promise((resolve) => setTimeout(resolve, wait));
      await renew();
      found = await flaw();
    }
    if (found) throw found;
    take(registry());
  }

  /** A verified registry: its files may be loaded, and no older one may follow. */
  function take(document: RegistryDocument): void {
    sawSeq(document.seq);
    trustRegistry(document);
  }

  return {
    take,
    /** @throws RegistryRefused; the next call tries again */
    ready(): Promise<void> {
      established ??= establish().catch((error: Error) => {
        established = undefined;
        refused(error);
        throw error;
      });
      return established;
    },
  };
}
