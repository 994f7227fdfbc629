import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { chanceOf, shuffled } from '../draw/chance.ts';
import { chainOf, commitmentOf, leafHash, secretHashOf } from '../draw/commitment.ts';
import { optionOrder, runKeyOf } from '../draw/draw.ts';
import { sha256 } from '../draw/hash.ts';
import { treeOf } from '../draw/tree.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../../../../docs/verify-quiz.md'), 'utf8');
/** What the page says that something is, by a word of its row. */
const said = (row: string) =>
  PAGE.split('\n')
    .find((line) => line.startsWith('|') && line.includes(row))
    ?.match(/`([^`]*)` \|$/)?.[1];

const secret = '01'.repeat(32);
const roundId = '2027-03-05';
const body = [...'abcdef甲乙丙丁戊己'];

test('the page’s vectors are what the server computes', () => {
  const runKey = runKeyOf(secret, { roundId, tag: 'open', c: '02'.repeat(32) });
  const { root } = treeOf(['a', 'b', 'c'].map(sha256));
  const commit = commitmentOf({ roundId, root, tierN: [1, 1, 1], secretHash: secretHashOf(secret) });
  expect(said('`secrethash` |')).toBe(secretHashOf(secret));
  expect(said('`runkey` |')).toBe(runKey);
  expect(said('shuffle of 10')).toBe(shuffled(10, chanceOf(runKey, 'tier 1')).join());
  expect(said('shuffle of 4')).toBe(optionOrder(runKey, 3, 7).join());
  expect(said('leaf `')).toBe(
    leafHash({ tier: 1, idx: 0, id: 'crypto-001', rev: 1, body, correct: 2, salt: '00112233445566778899aabbccddeeff' }),
  );
  expect(said('`root` over')).toBe(root);
  expect(said('`commit` with')).toBe(commit);
  expect(said('`chain` after')).toBe(chainOf('', commit));
});
