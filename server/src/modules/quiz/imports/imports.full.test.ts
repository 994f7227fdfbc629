import { expect, jest, test } from '@jest/globals';
import { checkBrokenFiles } from '../../../../test/quiz-imports.ts';
import { createQuizServer } from '../../../../test/quiz.ts';

jest.setTimeout(300_000);

test('three hundred broken files end in a report, and write nothing but whole drafts', async () => {
  const server = await createQuizServer();
  await checkBrokenFiles(server, 300);
  await server.close();
  expect.hasAssertions();
});
