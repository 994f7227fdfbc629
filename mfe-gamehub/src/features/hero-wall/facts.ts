import type { AreaState } from '@mortar/host';

/** What a brick of the wall says; all of it is true at the moment it is shown. */
export type WallFact =
  | { kind: 'area'; key: string; area: AreaState }
  | { kind: 'roadmap'; key: 'roadmap' }
  | { kind: 'allocation'; key: 'allocation' }
  | { kind: 'whitepaper'; key: 'whitepaper' };

/** The wall's facts in their order: what runs comes first, then what can be read, then what is planned. */
export function wallFacts(areas: readonly AreaState[]): WallFact[] {
  const asFact = (area: AreaState): WallFact => ({ kind: 'area', key: `area-${area.name}`, area });
  const [live, planned] = [areas.filter(isLive), areas.filter((area) => !isLive(area))];
  const readable: WallFact[] = [
    { kind: 'roadmap', key: 'roadmap' },
    { kind: 'allocation', key: 'allocation' },
    { kind: 'whitepaper', key: 'whitepaper' },
  ];
  return interleaved([...live.map(asFact)], readable, planned.map(asFact));
}

const isLive = (area: AreaState) => area.state === 'live';

/** First what runs, then one that can be read after each planned one, so that neither clumps together. */
function interleaved(live: WallFact[], readable: WallFact[], planned: WallFact[]): WallFact[] {
  const woven = readable.flatMap((fact, index) => [fact, ...planned.slice(index, index + 1)]);
  return [...live, ...woven, ...planned.slice(readable.length)];
}
