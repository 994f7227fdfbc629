import { carried, carry } from '@mortar/remote-kit/carried';

const NAME = 'registry-seq';
let highest = 0;

/** The highest sequence number of a registry that this tab has used, over all its documents. */
export function seenSeq(): number {
  const kept = carried(NAME);
  return Math.max(highest, typeof kept === 'number' ? kept : 0);
}

/** A registry of this sequence number is in use: no older one may take its place. */
export function sawSeq(seq: number): void {
  highest = Math.max(seq, seenSeq());
  carry(NAME, highest);
}
