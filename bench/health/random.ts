/** Numbers from 0 up to 1 that look random and are the same in every run (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** How many of `browsers` fail, each with the same chance. */
export function failuresOf(random: () => number, browsers: number, rate: number): number {
  let failed = 0;
  for (let index = 0; index < browsers; index += 1) if (random() < rate) failed += 1;
  return failed;
}

/** How many come when `mean` come on average (Poisson, by Knuth's product; for small means). */
export function arrivalsOf(random: () => number, mean: number): number {
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = random(); product > limit; product *= random()) count += 1;
  return count;
}
