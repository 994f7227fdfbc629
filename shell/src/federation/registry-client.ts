import type { RegistryDocument } from '@mortar/protocol';

const URL = '/r/registry.json';
/** A navigation waits this long for news; an answer that comes later is used by the next one. */
const BUDGET_MS = 300;
/** The server is asked at most this often. */
const INTERVAL_MS = 2000;

/** Asks the server for a registry newer than `seq`; null when there is none. */
export async function fetchRegistry(seq: number, signal?: AbortSignal): Promise<RegistryDocument | null> {
  const response = await fetch(URL, { headers: { 'if-none-match': `"${seq}"` }, cache: 'no-store', signal: signal ?? null });
  if (response.status === 304) return null;
  if (!response.ok) throw new Error(`the registry answered ${response.status}`);
  const next = (await response.json()) as RegistryDocument;
  return next.seq > seq ? next : null;
}

/** Asks before navigations: at most every 2 s, for at most 300 ms; no answer means that nothing changed. */
export function createRegistryClient(current: () => RegistryDocument, received: (next: RegistryDocument) => void) {
  let askedAt = Number.NEGATIVE_INFINITY;

  async function ask(signal: AbortSignal): Promise<void> {
    askedAt = performance.now();
    const next = await fetchRegistry(current().seq, signal);
    if (next) received(next);
  }

  return {
    async beforeNavigation(): Promise<void> {
      if (performance.now() - askedAt < INTERVAL_MS) return;
      await ask(AbortSignal.timeout(BUDGET_MS)).catch(() => undefined);
    },
    /** For a person who asked for it: as long as it takes, at most `ms`. */
    async now(ms: number): Promise<void> {
      await ask(AbortSignal.timeout(ms)).catch(() => undefined);
    },
  };
}
