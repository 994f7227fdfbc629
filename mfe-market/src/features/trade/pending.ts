/** Key of the local storage under which lie transactions whose end nobody has seen yet. */
const KEY = 'market-sent';

/** A transaction that was sent from this browser. */
export interface Sent {
  chain: number;
  hash: string;
}

const isSent = (value: unknown): value is Sent => {
  const { chain, hash } = (value ?? {}) as Partial<Sent>;
  return typeof chain === 'number' && typeof hash === 'string';
};

/** Those that were sent before the page went, the oldest first. */
export function keptSent(): Sent[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(kept) ? kept.filter(isSent) : [];
  } catch {
    return [];
  }
}

function keep(all: readonly Sent[]): void {
  try {
    if (all.length > 0) localStorage.setItem(KEY, JSON.stringify(all));
    else localStorage.removeItem(KEY);
  } catch {
    // Nothing can be kept here: the chain has it all the same.
  }
}

export const keepSent = (sent: Sent): void => keep([...keptSent(), sent]);
export const forgetSent = (hash: string): void => keep(keptSent().filter((sent) => sent.hash !== hash));
