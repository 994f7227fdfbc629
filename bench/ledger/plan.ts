/** One operation of the random run. Everything about it follows from its number, so that parent and workers agree without talking. */
export interface Operation {
  number: number;
  key: string;
  name: 'transfer' | 'freeze' | 'release' | 'issue' | 'reverse';
  from: number;
  to: number;
  bricksType: 1 | 2;
  amount: number;
  /** Number of the operation that a reversal takes back. */
  of: number;
}

export const OPERATIONS = 10_000;
/** Few, so that operations meet; the bench's other people come after them. */
export const FIRST_PERSON = 1_000_001;
const PEOPLE = 25;
export const WORKERS = 6;

const NAMES = ['transfer', 'transfer', 'transfer', 'freeze', 'release', 'issue', 'reverse'] as const;

/** A number from 0 to `most - 1` that looks random and is the same everywhere (splitmix32). */
function pick(seed: number, most: number): number {
  let mixed = (seed + 0x9e3779b9) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return ((mixed ^ (mixed >>> 15)) >>> 0) % most;
}

/** The operation of a number from 0. */
export function operationOf(number: number): Operation {
  const of = (part: number, most: number) => pick(number * 8 + part, most);
  const from = FIRST_PERSON + of(1, PEOPLE);
  return {
    number,
    key: `operation:${number}`,
    name: NAMES[of(0, NAMES.length)]!,
    from,
    to: FIRST_PERSON + ((from - FIRST_PERSON + 1 + of(2, PEOPLE - 1)) % PEOPLE),
    bricksType: of(3, 4) === 0 ? 2 : 1,
    amount: 1 + of(4, 40),
    of: of(5, Math.max(number, 1)),
  };
}
