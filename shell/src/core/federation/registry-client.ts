import { REGISTRY_SIGNATURE_HEADER, registryTag, type RegistryDocument } from '@mortar/protocol/registry';
import { seenSeq } from './seen-seq.ts';
import { openRegistry, RegistryRefused } from './verify.ts';

const URL = '/r/registry.json';
/** A navigation waits this long for news; an answer that comes later is used by the next one. */
const BUDGET_MS = 300;
/** Without the whole document nothing more can be loaded, so it gets time. */
const WHOLE_MS = 8000;
/** The server is asked at most this often. */
const INTERVAL_MS = 2000;

interface Question {
  /** What the page has, or null where that cannot be believed. */
  known: RegistryDocument | null;
  /** Public key of who signs the registry. */
  key: string;
  signal?: AbortSignal;
}

/**
 * Asks the server for another registry than the known one, newer or of another choice of versions for this visitor;
 * null when there is none.
 * @throws RegistryRefused when the server did not sign it
 */
export async function fetchRegistry({ known, key, signal }: Question): Promise<RegistryDocument | null> {
  const headers = new Headers(known && !known.isPartial ? { 'if-none-match': registryTag(known) } : {});
  const response = await fetch(URL, { headers, cache: 'no-store', signal: signal ?? null });
  if (response.status === 304) return null;
  if (!response.ok) throw new Error(`the registry answered ${response.status}`);
  const signature = response.headers.get(REGISTRY_SIGNATURE_HEADER) ?? '';
  const next = await openRegistry({ text: await response.text(), signature }, key);
  if (!known || known.isPartial) return next.seq >= seenSeq() ? next : null;
  return next.seq > known.seq || (next.seq === known.seq && next.choice !== known.choice) ? next : null;
}

export interface RegistryClientOptions {
  key: string;
  current: () => RegistryDocument;
  received: (next: RegistryDocument) => void;
  /** The server did not answer at all; being slow is no reason. */
  lost: () => void;
  /** An answer that is not the server's own; the page goes on with what it has. */
  refused: (reason: RegistryRefused) => void;
}

/** Asks before navigations: at most every 2 s, for at most 300 ms; no answer means that nothing changed. */
export function createRegistryClient({ key, current, received, lost, refused }: RegistryClientOptions) {
  let askedAt = Number.NEGATIVE_INFINITY;
  /** The last question for news; who comes while it is on its way waits for the same answer. */
  let news = Promise.resolve();
  let rest: Promise<void> | undefined;

  async function fetched(ms: number, known: RegistryDocument | null): Promise<void> {
    try {
      const next = await fetchRegistry({ known, key, signal: AbortSignal.timeout(ms) });
      if (next) received(next);
    } catch (error) {
      if (error instanceof RegistryRefused) refused(error);
      // What fetch throws when there is no connection; an abort is a DOMException.
      if (error instanceof TypeError) lost();
    }
  }

  function ask(ms: number, known: RegistryDocument | null): Promise<void> {
    askedAt = performance.now();
    news = fetched(ms, known);
    return news;
  }

  return {
    beforeNavigation: (): Promise<void> => (performance.now() - askedAt >= INTERVAL_MS ? ask(BUDGET_MS, current()) : news),
    /** For a person who asked for it: at most `ms`. */
    now: (ms: number): Promise<void> => ask(ms, current()),
    /** Sees to it that the page has the whole document, of which its HTML holds a part. @throws where none comes */
    async whole(): Promise<void> {
      if (!current().isPartial) return;
      rest ??= fetched(WHOLE_MS, current()).finally(() => (rest = undefined));
      await rest;
      if (current().isPartial) throw new Error('the registry does not answer');
    },
    /** Whatever the page has: at most `ms`. */
    anew: (ms: number): Promise<void> => ask(ms, null),
  };
}
