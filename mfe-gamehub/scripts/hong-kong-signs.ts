import { TextDecoder } from 'node:util';

/** Signs that Hong Kong writes and the old Big5 lacks. */
const HONG_KONG = '着裏';

/** Simplified forms that Big5 holds as rare signs of another meaning. */
const RARE = /[荐网体听号万与个无众]/u;

/**
 * Every Chinese sign of Big5, the character set of traditional Chinese: its two levels, without the Hong Kong supplement,
 * which holds simplified forms too.
 */
const BIG5: ReadonlySet<string> = new Set([...levels()].concat([...HONG_KONG]));

function* levels(): Generator<string> {
  const decoder = new TextDecoder('big5');
  for (let lead = 0xa4; lead <= 0xf9; lead += 1) {
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      const code = lead * 256 + trail;
      const isLevel = (code >= 0xa440 && code <= 0xc67e) || (code >= 0xc940 && code <= 0xf9d5);
      if (isLevel) yield* decoder.decode(Uint8Array.of(lead, trail));
    }
  }
}

/** Chinese signs of a text that are no traditional ones: simplified or Japanese forms, as a rule. */
export function signsOutsideHongKong(text: string): string[] {
  return [...new Set(text.match(/\p{Script=Han}/gu))].filter((sign) => RARE.test(sign) || !BIG5.has(sign));
}
