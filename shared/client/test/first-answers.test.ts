import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { FirstAnswer } from '@mortar/protocol/site';
import { startApi, succeed } from './api-server.ts';
import { connect, requestOf } from './client.ts';

const ping = requestOf('test.ping');
const answer: FirstAnswer = { endpoint: 'test.ping', input: { feed: 'latest', pageSize: 20 }, data: 'with the page' };
let api: Awaited<ReturnType<typeof startApi>>;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => {
  api.received.length = 0;
  api.reply = succeed('asked for');
});
afterAll(() => api.close());

test('a call that was answered with the page is not sent, in whatever order its input is written', async () => {
  const { call } = await connect(api, { firstAnswers: [answer] });
  expect(await call(ping, { pageSize: 20, feed: 'latest' })).toEqual({ data: 'with the page' });
  expect(api.received).toEqual([]);
});

test('the same call asks the server the next time', async () => {
  const { call } = await connect(api, { firstAnswers: [answer] });
  await call(ping, answer.input);
  expect(await call(ping, answer.input)).toEqual({ data: 'asked for' });
});

test.each([
  ['of another input', { feed: 'hot', pageSize: 20 }],
  ['without one', undefined],
])('a call %s asks the server', async (_, input) => {
  const { call } = await connect(api, { firstAnswers: [answer] });
  expect(await call(ping, input)).toEqual({ data: 'asked for' });
});

test('an answer of some time ago is none', async () => {
  let now = 1_000_000;
  const { call } = await connect(api, { firstAnswers: [answer], clock: () => now });
  now += 20_000;
  expect(await call(ping, answer.input)).toEqual({ data: 'asked for' });
});

test('nobody gets what was answered for somebody else, or in another language', async () => {
  const { call, state } = await connect(api, { firstAnswers: [answer] });
  state.token = 'somebody';
  expect(await call(ping, answer.input)).toEqual({ data: 'asked for' });
  const other = await connect(api, { firstAnswers: [answer] });
  other.state.locale = 'zh-HK';
  expect(await other.call(ping, answer.input)).toEqual({ data: 'asked for' });
});
