import { expect, test } from '@jest/globals';
import { FAR_BITS, isSameStory, simhashOf } from './likeness.ts';

const bits = (one: string, other: string): number =>
  [...BigInt.asUintN(64, simhashOf(one) ^ simhashOf(other)).toString(2)].filter((bit) => bit === '1').length;

test.each([
  ['Hong Kong opens stablecoin licence register to the public', 'Hong Kong opens its stablecoin licence register to public'],
  ['Regulator publishes guide to custody of digital assets', 'Regulator publishes new guide to custody of digital assets'],
  ['證監會公布虛擬資產託管新指引', '證監會公佈虛擬資產託管的新指引'],
  ['Ethereum client teams agree on date for next upgrade', 'Ethereum client teams agree on a date for the next upgrade'],
])('%s: %s tells the same', (one, other) => {
  expect([bits(one, other) <= FAR_BITS, isSameStory(one, other)]).toEqual([true, true]);
});

test.each([
  ['Hong Kong opens stablecoin licence register to the public', 'How a hardware wallet keeps a key from a computer'],
  ['Weekly notes, number 12', 'Weekly notes, number 13'],
  ['Bitcoin closes above 100,000', 'Bitcoin closes above 90,000'],
  ['證監會公布虛擬資產託管新指引', '如何備份你的助記詞'],
  ['', ''],
])('%s: %s does not', (one, other) => {
  expect(isSameStory(one, other)).toBe(false);
});
