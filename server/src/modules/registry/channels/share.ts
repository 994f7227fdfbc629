import { createHash } from 'node:crypto';
import type { Audience } from './audience.ts';

/** Bytes of the hash that make the place: enough that no two visitors need to share one. */
const BYTES = 6;

/**
 * A visitor's place in the line for a version, from 0 to below 100: the same for ever and on every server, for a person
 * on all devices, and another one for every version, so that nobody is always the first to try.
 * @returns null for who cannot be told apart
 */
export function placeOf(remote: string, version: string, { uid, browser }: Pick<Audience, 'uid' | 'browser'>): number | null {
  const id = uid ?? browser;
  if (id === null) return null;
  const hash = createHash('sha256').update(`${remote}\n${version}\n${id}`).digest();
  return (hash.readUIntBE(0, BYTES) / 2 ** (8 * BYTES)) * 100;
}

/** Whether a visitor is within a percentage: who is within a smaller one is within every greater one. */
export function isWithin(percentage: number, remote: string, version: string, audience: Pick<Audience, 'uid' | 'browser'>): boolean {
  if (percentage === 0 || percentage === 100) return percentage === 100;
  const place = placeOf(remote, version, audience);
  return place !== null && place < percentage;
}
