import { COPIED, HEIGHTS } from '../limits.ts';
import type { Facts } from '../probe/facts.ts';

/** A quality that is to be made. */
export interface Planned {
  /** Short edge, px. */
  height: number;
  /** Of the picture, both even. */
  size: { width: number; height: number };
  mode: 'copy' | 'encode';
}

const even = (value: number): number => Math.max(2, 2 * Math.round(value / 2));

function scaled({ width, height }: Pick<Facts, 'width' | 'height'>, short: number): Planned['size'] {
  const long = even((Math.max(width, height) * short) / Math.min(width, height));
  return width >= height ? { width: long, height: even(short) } : { width: even(short), height: long };
}

/**
 * What is made of a video, in this order: what can be watched soonest comes first. Nothing is larger than the file, and of two
 * that look nearly the same one is enough.
 */
export function plan(facts: Pick<Facts, 'width' | 'height' | 'isCopyable'>): Planned[] {
  const short = Math.min(facts.width, facts.height);
  const encoded = (height: number): Planned => ({ height, size: scaled(facts, height), mode: 'encode' });
  if (facts.isCopyable && short <= COPIED.height) {
    const below = HEIGHTS.filter((height) => height < short * 0.9).map(encoded);
    return [{ height: short, size: { width: facts.width, height: facts.height }, mode: 'copy' }, ...below];
  }
  const fitting = HEIGHTS.filter((height) => height <= short);
  return fitting.length > 0 ? fitting.map(encoded) : [encoded(even(short - 1))];
}
