import { draw } from '@mortar/games/rules';

/** Size of a whole brick's picture; half a brick shows its middle. */
export const ART_WIDTH = 228;
export const ART_HEIGHT = 104;

const GROUNDS = ['night', 'dusk', 'clay', 'glaze'] as const;
const INKS = ['ember', 'kiln', 'rose', 'sky', 'iris', 'celadon', 'sand', 'gold'] as const;

type Ground = (typeof GROUNDS)[number];
type Ink = (typeof INKS)[number];

/** One stroke or area of a picture, drawn by a single SVG element. */
export type Shape = { ink: Ink; opacity: number } & (
  | { kind: 'ribbon'; path: string; width: number }
  | { kind: 'disc'; x: number; y: number; radius: number }
  | { kind: 'slab'; x: number; y: number; width: number; height: number; turn: number }
);

interface Picture {
  ground: Ground;
  shapes: Shape[];
}

/** Chances that are the same for the same seed. */
interface Dice {
  between: (low: number, high: number) => number;
  pick: <T>(from: readonly T[]) => T;
}

function diceFrom(seed: number): Dice {
  let state = seed >>> 0;
  const random = () => {
    const { value, next } = draw(state);
    state = next;
    return value / 2 ** 32;
  };
  return {
    between: (low, high) => Math.round((low + random() * (high - low)) * 10) / 10,
    pick: (from) => from[Math.floor(random() * from.length)]!,
  };
}

const times = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index));

function ribbons({ between, pick }: Dice): Shape[] {
  const crest = between(18, 34);
  return times(4, (index) => {
    const y = index * 30 + between(0, 12);
    const path = `M-20 ${y}C30 ${y - crest} 60 ${y + crest} 110 ${y}S200 ${y - crest} 250 ${y + between(-10, 10)}`;
    return { kind: 'ribbon', path, width: between(8, 17), ink: pick(INKS), opacity: between(0.8, 1) };
  });
}

function discs({ between, pick }: Dice): Shape[] {
  return times(7, () => ({
    kind: 'disc',
    x: between(0, ART_WIDTH),
    y: between(0, ART_HEIGHT),
    radius: between(9, 34),
    ink: pick(INKS),
    opacity: between(0.45, 0.95),
  }));
}

function slabs({ between, pick }: Dice): Shape[] {
  const lean = between(-24, 24);
  return times(6, () => ({
    kind: 'slab',
    x: between(-20, 170),
    y: between(-10, 80),
    width: between(48, 100),
    height: between(20, 40),
    turn: lean + between(-9, 9),
    ink: pick(INKS),
    opacity: between(0.5, 0.95),
  }));
}

/** A wall in small: a few of its bricks are coloured. */
function courses({ between, pick }: Dice): Shape[] {
  return times(5, (row) => row).flatMap((row) => {
    const shift = row % 2 === 0 ? 0 : -26;
    const first = Math.floor(between(0, 2.4));
    return [first, first + 2, first + 3].map((column): Shape => ({
      kind: 'slab',
      x: column * 52 + shift,
      y: row * 21.5,
      width: 49,
      height: 18.5,
      turn: 0,
      ink: pick(INKS),
      opacity: between(0.35, 1),
    }));
  });
}

const MOTIFS = [ribbons, slabs, discs, courses, ribbons, discs, slabs] as const;

/** The picture of a seed: the same at every visit. Neighbouring seeds have different motifs and grounds. */
export function paint(seed: number): Picture {
  const motif = MOTIFS[seed % MOTIFS.length]!;
  return { ground: GROUNDS[(seed + Math.floor(seed / 4)) % GROUNDS.length]!, shapes: motif(diceFrom(seed * 7919 + 17)) };
}
