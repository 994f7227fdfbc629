import { expect, jest, test } from '@jest/globals';
import { checkProofs } from '../../../test/quiz-proofs.ts';
import { checkStory } from '../../../test/quiz-story.ts';
import { createQuizServer } from '../../../test/quiz.ts';

jest.setTimeout(30 * 60_000);

const STORIES = 500;
const PROOFS = 1000;

test('500 stories: a run is what its steps come to, and nothing comes to light before its time', async () => {
  const server = await createQuizServer();
  for (let seed = 1001; seed <= 1000 + STORIES; seed++) await checkStory(server, seed);
  expect(await server.reconcile()).toEqual([]);
  await server.close();
});

test('the outsider’s script verifies 1,000 runs', async () => {
  const server = await createQuizServer();
  await checkProofs(server, PROOFS);
  await server.close();
});
