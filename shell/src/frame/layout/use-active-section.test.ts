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
])('it finds %s', (_what, sections, id) => {
  expect(activeSection({ sections, headerHeight: 64 })).toBe(id);
});

test('it finds the last one that shows at the end of the page, where it can go no higher', () => {
  expect(activeSection({ sections: at(-200, 700), headerHeight: 64, endHeight: 800 })).toBe('roadmap');
  expect(activeSection({ sections: at(-200, 701), headerHeight: 64, endHeight: 800 })).toBe('tokenomics');
});
