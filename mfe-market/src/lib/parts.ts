/** A list in parts of at most so many. */
export const inParts = <Value>(all: readonly Value[], most: number): Value[][] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, at) => all.slice(at * most, (at + 1) * most));
