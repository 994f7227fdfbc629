/** A number of 32 bits and the state that follows. */
export interface Drawn {
  value: number;
  next: number;
}

/** The next number of a seeded row (mulberry32): the same on every machine, as it knows only 32-bit integers. */
export function draw(state: number): Drawn {
  const next = (state + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(next ^ (next >>> 15), next | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return { value: (mixed ^ (mixed >>> 14)) >>> 0, next };
}

/** The next number from 0 to `limit` - 1, for limits far below 2^24. */
export function drawBelow(state: number, limit: number): Drawn {
  const { value, next } = draw(state);
  return { value: (value >>> 8) % limit, next };
}
