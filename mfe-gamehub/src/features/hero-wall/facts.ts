import type { AreaState } from '@mortar/host';

/** What a brick of the wall says; all of it is true at the moment it is shown. */
export type WallFact =
  | { kind: 'area'; key: string; area: AreaState }
  | { kind: 'roadmap'; key: 'roadmap' }
  | { kind: 'allocation'; key: 'allocation' }
  | { kind: 'whitepaper'; key: 'whitepaper' };

const READABLE: readonly WallFact[] = [
  { kind: 'roadmap', key: 'roadmap' },
  { kind: 'allocation', key: 'allocation' },
  { kind: 'whitepaper', key: 'whitepaper' },
];

/** The wall's facts in their order: what runs comes first, then planned areas between what can be read. */
export function wallFacts(areas: readonly AreaState[]): WallFact[] {
  const live = areas.filter(({ state }) => state === 'live').map(asFact);
  const planned = areas.filter(({ state }) => state === 'planned').map(asFact);
  const woven = READABLE.flatMap((fact, index) => [fact, ...planned.slice(index, index + 1)]);
  return [...live, ...woven, ...planned.slice(READABLE.length)];
}

function asFact(area: AreaState): WallFact {
  return { kind: 'area', key: `area-${area.name}`, area };
}
