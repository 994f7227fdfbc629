import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { allSettled } from 'effector';
import { startApi } from '../../shared/client/test/api-server.ts';
import { $choice, $eventFailure, entered, event, eventLookedAt, eventOpened, optionChosen } from '../src/entities/event/index.ts';
import { answering, SESSION, startScope } from './site.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const now = '2026-11-26T00:00:00.000Z';
const step = { eventid: 'e', phase: 'lobby', no: 0, nextat: now, question: null, told: null, players: 0, alive: 0, people: [], now };

test('who enters stays in, though a look from before the press is answered after it', async () => {
  let standing = 'none';
  const late: (() => void)[] = [];
  const reply = answering({
    'open/event': () => ({ plan: { eventid: 'e' }, event: step, me: { standing } }),
    'event/enter': () => {
      standing = 'in';
      return { players: 1 };
    },
  });
  api.reply = reply;
  const scope = startScope({ api: api.url, session: SESSION });
  await allSettled(eventOpened, { scope, params: { eventid: 'e' } });

  // The look is answered by what stood before the press, once that press is answered.
  const before = answering({ 'open/event': { plan: { eventid: 'e' }, event: step, me: { standing } } });
  api.reply = (request, response) => {
    if (request.path.endsWith('event/enter')) {
      reply(request, response);
      late.forEach((answer) => answer());
    } else if (standing === 'none') late.push(() => before(request, response));
    else reply(request, response);
  };
  const looked = allSettled(eventLookedAt, { scope });
  await waitFor(() => expect(late).toHaveLength(1));
  await Promise.all([allSettled(entered, { scope }), looked]);
  expect(scope.getState(event.$data)?.me?.standing).toBe('in');
});

test('an answer goes by a call where there is no connection', async () => {
  const asked = { ...step, phase: 'asked', no: 1, nextat: '2026-11-26T00:00:15.000Z' };
  const sent: unknown[] = [];
  api.reply = answering({
    'open/event': { plan: { eventid: 'e' }, event: asked, me: { standing: 'in' } },
    'event/answer': ({ body }: { body: string }) => sent.push(JSON.parse(body)) && {},
  });
  const scope = startScope({ api: api.url, session: SESSION });
  await allSettled(eventOpened, { scope, params: { eventid: 'e' } });
  await allSettled(optionChosen, { scope, params: 2 });
  expect(sent).toEqual([expect.objectContaining({ eventid: 'e', no: 1, selected: 2 })]);
  expect(scope.getState($choice)?.selected).toBe(2);
  expect(scope.getState($eventFailure)).toBeNull();
});
