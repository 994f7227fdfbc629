/** One brick of a generated picture, in units of a box of 40. */
interface Brick {
  x: number;
  y: number;
  width: number;
  height: number;
  /** 0 (burnt) to 2 (bright). */
  shade: 0 | 1 | 2;
}

/** A generated wall: its colour family and what is laid. */
export interface BrickPattern {
  /** Index of the colour family, 0 to 4. */
  hue: number;
  bricks: Brick[];
}

const SIZE = 40;
const COURSES = 5;
const JOINT = 1.2;
const WIDTH = 12.6;
const HEIGHT = (SIZE - JOINT * (COURSES - 1)) / COURSES;
/** Share of bricks that are left out: the dark ground shows. */
const MISSING = 0.3;

/** The picture of a name or an address: the same text always gives the same wall. */
export function brickPattern(seed: string): BrickPattern {
  const next = randomFrom(seed);
  const hue = Math.floor(next() * 5);
  const bricks: Brick[] = [];
  for (let course = 0; course < COURSES; course += 1) {
    const start = course % 2 === 0 ? 0 : -(WIDTH + JOINT) / 2;
    for (let x = start; x < SIZE; x += WIDTH + JOINT) {
      const [isMissing, shade] = [next() < MISSING, Math.floor(next() * 3) as Brick['shade']];
      if (!isMissing) bricks.push({ x, y: course * (HEIGHT + JOINT), width: WIDTH, height: HEIGHT, shade });
    }
  }
  return { hue, bricks };
}

/** FNV-1a of the text feeding mulberry32: small, fast, the same in every browser. */
function randomFrom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(seed)) state = Math.imul(state ^ byte, 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
