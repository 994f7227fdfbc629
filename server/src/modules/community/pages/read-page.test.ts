import { expect, test } from '@jest/globals';
import { pagingStory } from '../../../../test/paging-story.ts';

// C1
test('pages of one top share nothing and are together all that stands there, whatever happens meanwhile', async () => {
  for (let seed = 1; seed <= 300; seed += 1) await pagingStory(seed);
  expect.assertions(300 * 2);
});
