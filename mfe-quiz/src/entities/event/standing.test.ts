import { expect, test } from '@jest/globals';
import type { EventMe } from '@mortar/protocol/quiz';
import { followed } from './standing.ts';
import { stepOf, timed, type TimedEvent } from './timed.ts';

const me: EventMe = { reminded: false, standing: 'in', selected: 2, outno: null, revived: false, cards: 0, won: null };
const told = { no: 1, correct: 2, picks: [0, 0, 1, 0], out: 0, alive: 1, spared: false, why: { en: '', 'zh-HK': '' }, source: '' };
const event = (change: Partial<TimedEvent>): TimedEvent => ({
  ...timed({
    eventid: 'e',
    phase: 'asked',
    no: 1,
    nextat: null,
    question: null,
    told: null,
    players: 1,
    alive: 1,
    people: [],
    winners: null,
    share: null,
    now: '2027-01-01T00:00:00.000Z',
  }),
  ...change,
});
const ASKED = event({});
const TOLD = event({ phase: 'told', told });

test('who chose right stays in, who chose wrong or nothing is out by that question', () => {
  expect(followed(me, ASKED, TOLD)).toEqual(me);
  for (const selected of [1, null]) expect(followed({ ...me, selected }, ASKED, TOLD)).toMatchObject({ standing: 'out', outno: 1 });
});

test('a question that is spared puts nobody out, and who watches goes on watching', () => {
  expect(followed({ ...me, selected: null }, ASKED, event({ phase: 'told', told: { ...told, spared: true } }))).toMatchObject({
    standing: 'in',
  });
  expect(followed({ ...me, standing: 'none', selected: null }, ASKED, TOLD)).toMatchObject({ standing: 'none' });
});

test('the next question has no answer yet; the same one heard again changes nothing', () => {
  expect(followed(me, TOLD, event({ no: 2 }))).toMatchObject({ standing: 'in', selected: null });
  expect(followed(me, ASKED, ASKED)).toBe(me);
});

test('phases follow one another', () => {
  const steps = [
    { phase: 'planned', no: 0 },
    { phase: 'lobby', no: 0 },
    { phase: 'asked', no: 1 },
    { phase: 'told', no: 1 },
    { phase: 'asked', no: 2 },
    { phase: 'ended', no: 2 },
  ] as const;
  expect(steps.map(stepOf)).toEqual(steps.map(stepOf).toSorted((one, other) => one - other));
});

test('moments are set onto this device’s clock', () => {
  const now = Date.now();
  const { nextAt } = timed({ ...ASKED, nextat: '2027-01-01T00:00:05.000Z' });
  expect(nextAt! - now).toBeGreaterThanOrEqual(5000);
  expect(nextAt! - now).toBeLessThan(6000);
});
