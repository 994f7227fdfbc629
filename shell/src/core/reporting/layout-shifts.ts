import { areaOf, areas, nameOf, type Area } from './areas.ts';

/** What a browser tells of a layout shift (Layout Instability API). */
export interface LayoutShift {
  startTime: number;
  value: number;
  hadRecentInput: boolean;
  sources?: readonly { node: Node | null; currentRect: DOMRectReadOnly; previousRect: DOMRectReadOnly }[];
}

/** Shifts that follow each other within 1 s, for 5 s at most, are one (web.dev/articles/cls). */
const GAP_MS = 1000;
const LONGEST_MS = 5000;

interface Window {
  from: number;
  to: number;
  value: number;
}

const sizeOf = ({ width, height }: DOMRectReadOnly) => width * height;

/** The area of what shifted most. */
function areaOfShift({ sources = [] }: LayoutShift): Area | undefined {
  const sized = sources.map(({ node, currentRect, previousRect }) => ({ node, size: Math.max(sizeOf(currentRect), sizeOf(previousRect)) }));
  const [largest] = sized.sort((one, other) => other.size - one.size);
  return areaOf(largest?.node);
}

/** Sums up the layout shift of the page and of each area: the worst window counts. */
export function createShifts() {
  /** The page's own under no name. */
  const open = new Map<string, Window>();
  const worst = new Map<string, { area: Area | undefined; value: number }>();

  function add(area: Area | undefined, { startTime, value }: LayoutShift): void {
    const name = area ? nameOf(area) : '';
    const last = open.get(name);
    const goesOn = last && startTime - last.to < GAP_MS && startTime - last.from < LONGEST_MS;
    const window = goesOn ? { from: last.from, to: startTime, value: last.value + value } : { from: startTime, to: startTime, value };
    open.set(name, window);
    worst.set(name, { area, value: Math.max(worst.get(name)?.value ?? 0, window.value) });
  }

  return {
    take(shift: LayoutShift): void {
      if (shift.hadRecentInput) return;
      add(undefined, shift);
      const area = areaOfShift(shift);
      if (area) add(area, shift);
    },

    /** The page's and each area's; one that lies still has 0. */
    sums(): { area: Area | undefined; value: number }[] {
      const still = [undefined, ...areas()].filter((area) => !worst.has(area ? nameOf(area) : ''));
      return [...worst.values(), ...still.map((area) => ({ area, value: 0 }))];
    },
  };
}
