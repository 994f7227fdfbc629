import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { createEventServer, type EventServer } from '../../test/quiz-event.ts';
import { runCli } from '../../test/run-cli.ts';

jest.setTimeout(30_000);

let server: EventServer;
beforeAll(async () => {
  server = await createEventServer();
  // The command line has a clock of its own.
  server.clock.set(Date.now());
  await server.work('quiz.rounds');
});
afterAll(() => server.close());

const mortar = (...args: string[]) => runCli(server, ...args);

test('it schedules an event, lists it and cancels it, and keeps who did', async () => {
  expect((await mortar('quiz', 'event', 'list')).text).toBe('Nothing is scheduled.');
  const { text, code } = await mortar('quiz', 'event', 'add', '+20m', '--questions', '3', '--seconds', '6', '--prize', '30');
  expect([code, text]).toEqual([0, expect.stringMatching(/^[\w-]{22} begins at 20\d\d-.* UTC$/)]);
  const id = text.slice(0, 22);
  expect((await mortar('quiz', 'event', 'list')).text).toMatch(new RegExp(`${id} .* planned +3 +30 `));
  expect((await mortar('quiz', 'event', 'cancel', id)).text).toBe(`${id} is cancelled`);
  expect(await mortar('quiz', 'event', 'cancel', id)).toEqual({ code: 1, text: 'It has begun or is over' });
  const rows = await server.database.sql`select action from account_audit where target = ${`quizevent:${id}`} order by id`;
  expect(rows.map(({ action }) => action)).toEqual(['quizevent.schedule', 'quizevent.cancel']);
});

test.each([
  [['add', '+300h'], 1, 'within the next six days'],
  [['add', 'tomorrow'], 2, "'tomorrow' is no time"],
  [['add', '+1h', '--prize', '1'], 2, 'is no whole number from 10 to 1000'],
  [['cancel', 'x'.repeat(22)], 1, 'There is no such event'],
  [['move', 'x'], 2, 'It is: npm run mortar -- quiz event add'],
])('it says what is off with %j', async (words, code, text) => {
  expect(await mortar('quiz', 'event', ...words)).toEqual({ code, text: expect.stringContaining(text) });
});
