import { registryTag, type RegistryDocument } from '@mortar/protocol';

const URL = '/r/registry.json';
/** A navigation waits this long for news; an answer that comes later is used by the next one. */
const BUDGET_MS = 300;
/** The server is asked at most this often. */
const INTERVAL_MS = 2000;

/** Asks the server for another registry than this one, newer or of another choice of versions for this visitor; null when there is none. */
export async function fetchRegistry(known: RegistryDocument, signal?: AbortSignal): Promise<RegistryDocument | null> {
  const response = await fetch(URL, { headers: { 'if-none-match': registryTag(known) }, cache: 'no-store', signal: signal ?? null });
  if (response.status === 304) return null;
  if (!response.ok) throw new Error(`the registry answered ${response.status}`);
  const next = (await response.json()) as RegistryDocument;
  return next.seq > known.seq || (next.seq === known.seq && next.choice !== known.choice) ? next : null;
}

export interface RegistryClientOptions {
  current: () => RegistryDocument;
  received: (next: RegistryDocument) => void;
  /** The server did not answer at all; being slow is no reason. */
  lost: () => void;
}

/** Asks before navigations: at most every 2 s, for at most 300 ms; no answer means that nothing changed. */
export function createRegistryClient({ current, received, lost }: RegistryClientOptions) {
  let askedAt = Number.NEGATIVE_INFINITY;

  async function ask(ms: number): Promise<void> {
    askedAt = performance.now();
    try {
      const next = await fetchRegistry(current(), AbortSignal.timeout(ms));
      if (next) received(next);
    } catch (error) {
      // What fetch throws when there is no connection; an abort is a DOMException.
      if (error instanceof TypeError) lost();
    }
  }

  return {
    async beforeNavigation(): Promise<void> {
      if (performance.now() - askedAt >= INTERVAL_MS) await ask(BUDGET_MS);
    },
    /** For a person who asked for it: at most `ms`. */
    now: ask,
  };
}
