import type { AbiParameter, Hex } from 'viem';

/** Digits of a word, which has 32 bytes. */
const WORD = 64;
/** Integers of more bits do not fit a number. */
const SAFE_BITS = 48;

/** A value that always takes the same number of words. */
interface Words {
  count: number;
  /** @param at position of its first digit @throws Error where it is none of its type */
  read(digits: string, at: number): unknown;
}

const one = (read: Words['read']): Words => ({ count: 1, read });
const bigintAt = (digits: string, at: number): bigint => BigInt(`0x${digits.slice(at, at + WORD)}`);

function boolAt(digits: string, at: number): boolean {
  const value = bigintAt(digits, at);
  if (value > 1n) throw new Error('no boolean');
  return value === 1n;
}

function tupleOf(components: readonly AbiParameter[]): Words | undefined {
  const parts: { name: string; at: number; read: Words['read'] }[] = [];
  let count = 0;
  for (const component of components) {
    const words = wordsOf(component);
    if (!words) return undefined;
    parts.push({ name: component.name!, at: count * WORD, read: words.read });
    count += words.count;
  }
  const read: Words['read'] = (digits, from) => {
    const values: Record<string, unknown> = {};
    for (const { name, at, read } of parts) values[name] = read(digits, from + at);
    return values;
  };
  return { count, read };
}

/** How a value is read; undefined for types of any length, and for those that none of our contracts logs. */
function wordsOf(parameter: AbiParameter): Words | undefined {
  if ('components' in parameter && parameter.type === 'tuple') return tupleOf(parameter.components as readonly AbiParameter[]);
  if (parameter.type === 'address') return one((digits, at) => `0x${digits.slice(at + 24, at + WORD)}`);
  if (parameter.type === 'bool') return one(boolAt);
  const [, kind, size] = /^(uint|bytes)(\d+)$/.exec(parameter.type) ?? [];
  if (kind === 'bytes') return one((digits, at) => `0x${digits.slice(at, at + 2 * Number(size))}`);
  if (kind === 'uint') return one(Number(size) > SAFE_BITS ? bigintAt : (digits, at) => Number(bigintAt(digits, at)));
  return undefined;
}

/** Reads topics and data of a log in which every value takes the same number of words in each log; undefined where one does not. */
export function readWords(parameters: readonly AbiParameter[]): ((topics: readonly Hex[], data: Hex) => object) | undefined {
  const words = tupleOf(parameters);
  return (
    words &&
    ((topics, data) => {
      const digits = [...topics, data].map((part) => part.slice(2)).join('');
      if (digits.length < words.count * WORD) throw new Error('too little data');
      return words.read(digits, 0) as object;
    })
  );
}
