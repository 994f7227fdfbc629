import type { AreaState } from '@mortar/host';

/** What a brick of the wall says; all of it is true at the moment it is shown. */
export type WallFact = { kind: 'area'; key: string; area: AreaState } | { kind: 'roadmap' | 'allocation' | 'whitepaper'; key: string };

const READABLE = (['roadmap', 'allocation', 'whitepaper'] as const).map((kind) => ({ kind, key: kind }));

/** The wall's facts in their order: what runs comes first, then areas that do not run between what can be read. */
export function wallFacts(areas: readonly AreaState[]): WallFact[] {
  const live = areas.filter(({ state }) => state === 'live').map(asFact);
  const others = areas.filter(({ state }) => state !== 'live').map(asFact);
  const woven = READABLE.flatMap((fact, index) => [fact, ...others.slice(index, index + 1)]);
  return [...live, ...woven, ...others.slice(READABLE.length)];
}

function asFact(area: AreaState): WallFact {
  return { kind: 'area', key: `area-${area.name}`, area };
}
