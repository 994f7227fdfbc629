import { expect, test } from '@jest/globals';
import { activeSection } from './use-active-section.ts';

const at = (tokenomics: number, roadmap: number) => [
  { id: 'tokenomics', top: tokenomics },
  { id: 'roadmap', top: roadmap },
];

test.each([
  ['none above the first', at(165, 900), undefined],
  ['the first at header height plus 100', at(164, 900), 'tokenomics'],
  ['the first while the second is below', at(-700, 165), 'tokenomics'],
  ['the second when it reaches the line', at(-700, 164), 'roadmap'],
])('it finds %s', (_what, tops, id) => {
  expect(activeSection(tops, 64)).toBe(id);
});
