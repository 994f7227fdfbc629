import type { MoveKind } from '@mortar/protocol/market';
import { minus, plus, shareOf, type Sums } from './sums.ts';

export type LotMethod = 'fifo' | 'average';

/** Units of one token that came together, wherever they have been since. */
export interface Lot {
  /** How they came: what was given has cost nothing. */
  kind: MoveKind;
  units: bigint;
  /** Of these units, with gas. */
  cost: Sums;
  /** Seconds. */
  at: number;
  transaction: string;
  /** How many times units came that it's the average of. */
  merged: number;
}

const merge = ([first, ...others]: readonly Lot[]): Lot =>
  others.reduce(
    (all, { units, cost, merged }) => ({ ...all, units: all.units + units, cost: plus(all.cost, cost), merged: all.merged + merged }),
    first!,
  );

/** Lots by where they lie. Whatever goes in comes out: to the last unit, and to the last one of its cost. */
export function createLots(method: LotMethod) {
  const places = new Map<string, Lot[]>();
  return {
    put(place: string, lots: readonly Lot[]): void {
      if (lots.length === 0) return;
      const all = [...(places.get(place) ?? []), ...lots].sort((one, other) => one.at - other.at);
      places.set(place, method === 'average' ? [merge(all)] : all);
    },
    /** Takes units out, the oldest first. @returns fewer where there are no more, of a contract that tells of what can't be */
    take(place: string, units: bigint): Lot[] {
      const kept = [...(places.get(place) ?? [])];
      const taken: Lot[] = [];
      for (let left = units; left > 0n && kept.length > 0;) {
        const lot = kept.shift()!;
        const some = lot.units < left ? lot.units : left;
        const cost = shareOf(lot.cost, some, lot.units);
        taken.push({ ...lot, units: some, cost });
        if (some < lot.units) kept.unshift({ ...lot, units: lot.units - some, cost: minus(lot.cost, cost) });
        left -= some;
      }
      if (kept.length > 0) places.set(place, kept);
      else places.delete(place);
      return taken;
    },
    /** All that lies anywhere. */
    all: (): [place: string, lots: readonly Lot[]][] => [...places],
  };
}
