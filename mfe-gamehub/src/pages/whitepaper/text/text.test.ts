import { expect, test } from '@jest/globals';
import { COURSES } from '#entities/roadmap';
import { WHITEPAPER, type Block, type WhitepaperText } from './index.ts';

const { en, 'zh-HK': zhHk } = WHITEPAPER;
const blocks = ({ sections }: WhitepaperText) => sections.flatMap((section) => section.blocks);

/** What a block is made of apart from its words: kinds, ids, numbers of items, words set as code. */
function bones(block: Block) {
  switch (block.kind) {
    case 'text':
    case 'planned':
      return {
        kind: block.kind,
        code: block.text
          .split('`')
          .filter((_, index) => index % 2 === 1)
          .sort(),
      };
    case 'heading':
      return { kind: block.kind, id: block.id };
    case 'list':
      return { kind: block.kind, items: block.items.length };
    case 'offers':
      return { kind: block.kind, courses: block.items.map(({ course }) => course) };
    case 'figure':
      return block;
  }
}

test('it has the same sections in both languages', () => {
  expect(zhHk.sections.map(({ id }) => id)).toEqual(en.sections.map(({ id }) => id));
});

test('it says the same things in the same order in both languages', () => {
  expect(blocks(zhHk).map(bones)).toEqual(blocks(en).map(bones));
});

test('it gives every section and heading an address of its own', () => {
  const ids = en.sections.flatMap(({ id, blocks: inside }) => [
    id,
    ...inside.flatMap((block) => (block.kind === 'heading' ? block.id : [])),
  ]);
  expect(new Set(ids).size).toBe(ids.length);
});

test('it closes every word of code', () => {
  for (const text of [JSON.stringify(en), JSON.stringify(zhHk)]) expect(text.split('`').length % 2).toBe(1);
});

test('it states every part of the product once, with a course of the roadmap', () => {
  const offers = blocks(en).flatMap((block) => (block.kind === 'offers' ? block.items : []));
  expect(offers.map(({ course }) => course).sort()).toEqual(COURSES.map(({ id }) => id).sort());
});

test('it shows plan and roadmap from their source', () => {
  expect(blocks(en).flatMap((block) => (block.kind === 'figure' ? block.name : []))).toEqual(['allocation', 'roadmap']);
});

test('it puts no plan into numbers of its own', () => {
  expect(JSON.stringify([en, zhHk])).not.toMatch(/\d\s?[%％]/);
});
