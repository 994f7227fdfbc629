import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { serverFound, serverLost, signedIn } from '@mortar/host';
import { CODES } from '@mortar/protocol';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { startApi } from '../../shared/client/test/api-server.ts';
import { axeFindings } from '../../shared/ui/src/testing/axe.ts';
import { failed, later, passed, PLAYED, roundWith, RUN_ID, runWith } from './round.ts';
import { answering, SESSION, startScope, visit, type Answers } from './site.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => {
  api.received.length = 0;
  localStorage.clear();
});
afterAll(() => api.close());

const asked = (end: string) => api.received.filter(({ path }) => path.endsWith(end));
const bodyOf = (end: string) => JSON.parse(asked(end).at(-1)?.body ?? '{}') as Record<string, unknown>;
const say = (answers: Answers) => {
  api.reply = answering({ heartbeat: {}, result: PLAYED, price: { pricever: 'p', list: [] }, ...answers });
};
const question = () => screen.findByRole('heading', { name: 'Which came first?' });

test('a visitor’s first press begins the run, a key answers, and the next question waits for them', async () => {
  say({
    'expire/time': roundWith(null),
    issue: ({ query }: { query: URLSearchParams }) =>
      query.get('c') ? runWith() : runWith({ no: 2, quiz: { ...runWith().quiz!, text: 'And then?' } }),
    'submit/answer': { ...passed(), right: true, gained: 150, next: 2 },
  });
  await visit('/quiz/play', startScope({ api: api.url }));
  const title = await question();
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(asked('issue')[0]!.query.get('c')).toMatch(/^[0-9a-f]{64}$/);
  expect(asked('issue')[0]!.query.get('calm')).toBe('false');
  expect(screen.getByRole('radiogroup', { name: 'Which came first?' })).toBeTruthy();
  expect(await axeFindings()).toEqual([]);
  await userEvent.keyboard('2');
  const next = await screen.findByRole('button', { name: 'Question 2 of 10' });
  expect(bodyOf('submit/answer')).toEqual({ runid: RUN_ID, token: runWith().token, selected: 1 });
  expect(screen.getByRole('status').textContent).toBe('Right!+150 points');
  await waitFor(() => expect(document.activeElement).toBe(next));
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'And then?' });
});

test('who walks the options by arrow keys answers by the button only', async () => {
  say({ 'expire/time': roundWith(runWith()), issue: runWith(), 'submit/answer': { ...passed(), right: true, gained: 100, next: 2 } });
  await visit('/quiz/play', startScope({ api: api.url }));
  await question();
  // Browsers make a click without a detail of an arrow key.
  fireEvent.click(screen.getAllByRole('radio')[1]!, { detail: 0 });
  expect(asked('submit/answer')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
  await screen.findByText('Right!');
  expect(bodyOf('submit/answer')['selected']).toBe(1);
});

test('calm mode, chosen before, is what the run begins with', async () => {
  say({ 'expire/time': roundWith(null), issue: runWith({ calm: true, deadline: later(150_000) }) });
  await visit('/quiz', startScope({ api: api.url }));
  await userEvent.click(await screen.findByRole('switch', { name: 'Calm mode' }));
  await userEvent.click(screen.getByRole('link', { name: 'Play today’s quiz' }));
  await question();
  expect(asked('issue')[0]!.query.get('calm')).toBe('true');
  expect(screen.getByRole('timer').textContent).toBe('3 min');
});

test('a reload finds the same question with the time that is left', async () => {
  const run = runWith({ no: 4, deadline: later(8000) });
  say({ 'expire/time': roundWith(run), issue: run });
  await visit('/quiz/play', startScope({ api: api.url }));
  await question();
  expect(screen.getByText('Question 4 of 10')).toBeTruthy();
  expect(Number.parseInt(screen.getByRole('timer').textContent!, 10)).toBeLessThanOrEqual(8);
  expect(asked('issue')[0]!.query.has('c')).toBe(false);
});

test('it looks where the run stands when the server answers again, and not at every answer', async () => {
  say({ 'expire/time': roundWith(runWith()), issue: runWith() });
  const scope = startScope({ api: api.url });
  await visit('/quiz/play', scope);
  await question();
  // The host says so of every answer.
  await act(() => allSettled(serverFound, { scope }));
  expect(asked('expire/time')).toHaveLength(1);
  await act(() => allSettled(serverLost, { scope }));
  await act(() => allSettled(serverFound, { scope }));
  expect(asked('expire/time')).toHaveLength(2);
});

test('an answer that could not be sent stays chosen and is sent again as it was', async () => {
  let tries = 0;
  say({
    'expire/time': roundWith(runWith()),
    issue: runWith(),
    'submit/answer': () =>
      (tries += 1) === 1 ? { refused: CODES.internal, status: 503 } : { ...passed(), right: true, gained: 150, next: 2 },
  });
  await visit('/quiz/play', startScope({ api: api.url }));
  await question();
  await userEvent.click(screen.getByText('Both'));
  await userEvent.click(await screen.findByRole('button', { name: 'Send again' }));
  await screen.findByText('Right!');
  const [first, second] = asked('submit/answer');
  expect(second!.body).toBe(first!.body);
});

test('an answer that could not be sent is still there to be sent once the server answers again', async () => {
  say({ 'expire/time': roundWith(runWith()), issue: runWith(), 'submit/answer': { refused: CODES.internal, status: 503 } });
  const scope = startScope({ api: api.url });
  await visit('/quiz/play', scope);
  await question();
  await userEvent.click(screen.getByText('Both'));
  await screen.findByRole('button', { name: 'Send again' });
  api.received.length = 0;
  await act(() => allSettled(serverLost, { scope }));
  await act(() => allSettled(serverFound, { scope }));
  expect(asked('expire/time')).toHaveLength(1);
  say({ 'submit/answer': { ...passed(), right: true, gained: 150, next: 2 } });
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  await screen.findByText('Right!');
  expect(bodyOf('submit/answer')['selected']).toBe(2);
});

test('a card that was paid and could not be played is held, and no second one is sold', async () => {
  const offer = { card: 'swap', brickstype: 1, price: 12, nextprice: 18, perday: 5, left: 5 };
  say({
    'expire/time': roundWith(runWith()),
    issue: runWith(),
    price: { pricever: 'v1', list: [offer] },
    'user/bricks': [{ brickstype: 1, amount: 50, freeze: 0, available: 50 }],
    'buy/swap/card': { card: 'swap', cards: 1, bricks: [], txid: 'x', pricever: 'v2' },
    'quiz/swap': { refused: CODES.internal, status: 503 },
  });
  await visit('/quiz/play', startScope({ api: api.url, session: SESSION }));
  await question();
  await userEvent.click(screen.getByRole('button', { name: /^Swap/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Pay 12 gold bricks and use it' }));
  await waitFor(() => expect(asked('quiz/swap')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Pay 12 gold bricks and use it' })).toBeNull());
});

test.each([
  ['staleToken', 'Your run continued in another tab. Here’s where it stands.'],
  ['tooLate', 'That answer came too late. Here’s where your run stands.'],
] as const)('%s shows where the run stands and says so in one sentence', async (code, text) => {
  say({ 'expire/time': roundWith(runWith()), issue: runWith(), 'submit/answer': { refused: CODES[code] } });
  await visit('/quiz/play', startScope({ api: api.url }));
  await question();
  api.received.length = 0;
  await userEvent.keyboard('1');
  expect((await screen.findByText(text)).closest('[role="alert"]')).toBeTruthy();
  await waitFor(() => expect(asked('expire/time')).toHaveLength(1));
});

test('a visitor who failed keeps the run by an account: the way there leads back, and the key binds it', async () => {
  const key = 'k'.repeat(40);
  const lost = failed({ key, bindby: later(600_000) });
  say({ 'expire/time': roundWith(runWith()), issue: runWith(), 'submit/answer': { ...lost, right: false, gained: 0, next: null } });
  const scope = startScope({ api: api.url });
  await visit('/quiz/play', scope);
  await question();
  await userEvent.keyboard('4');
  const title = await screen.findByRole('heading', { name: 'Not this one' });
  await waitFor(() => expect(document.activeElement).toBe(title));
  const signUp = screen.getByRole('link', { name: 'Sign up and play on' });
  expect(signUp.getAttribute('href')).toBe('/reg?path=%2Fquiz%2Fplay');
  expect(await axeFindings()).toEqual([]);
  let isBound = false;
  say({
    'expire/time': () => roundWith(isBound ? failed() : lost, isBound ? {} : { key }),
    bind: () => ((isBound = true), { runid: RUN_ID, status: 'failed', ranked: true, reason: null }),
    bricks: [],
  });
  await act(() => allSettled(signedIn, { scope, params: SESSION }));
  await screen.findByText('Your run is now in your account.');
  expect(bodyOf('bind')).toEqual({ key });
});

test('a person who failed pays for a revival at the price that stands there, and it is played at once', async () => {
  const lost = failed();
  const offer = { card: 'revival', brickstype: 1, price: 12, nextprice: 18, perday: 5, left: 5 };
  say({
    'expire/time': roundWith(lost),
    price: { pricever: 'v1', list: [offer] },
    'user/bricks': [{ brickstype: 1, amount: 50, freeze: 0, available: 50 }],
    'buy/revival/card': { card: 'revival', cards: 1, bricks: [], txid: 'x', pricever: 'v2' },
    revival: runWith({ no: 3 }),
  });
  await visit('/quiz/play', startScope({ api: api.url, session: SESSION }));
  await userEvent.click(await screen.findByRole('button', { name: 'Pay 12 gold bricks and use it' }));
  await question();
  expect(bodyOf('buy/revival/card')).toEqual({ num: 1, brickstype: 1, pricever: 'v1' });
  expect(bodyOf('quiz/revival')).toEqual({ runid: RUN_ID, token: lost.token });
});

test('prices that did not come are asked for again, and then a revival can be paid', async () => {
  let isDown = true;
  const offer = { card: 'revival', brickstype: 1, price: 12, nextprice: 18, perday: 5, left: 5 };
  say({
    'expire/time': roundWith(failed()),
    price: () => (isDown ? { refused: CODES.internal, status: 500 } : { pricever: 'v1', list: [offer] }),
    'user/bricks': [{ brickstype: 1, amount: 50, freeze: 0, available: 50 }],
  });
  await visit('/quiz/play', startScope({ api: api.url, session: SESSION }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await userEvent.click(again);
  expect(await screen.findByRole('button', { name: 'Pay 12 gold bricks and use it' })).toBeTruthy();
});

test('a run that is opened behind another one stays, whichever answers last', async () => {
  let answerDaily!: () => void;
  const daily = new Promise<void>((done) => (answerDaily = done));
  const ofChallenge = runWith({ quiz: { ...runWith().quiz!, text: 'Whose challenge?' } });
  say({
    'expire/time': roundWith(passed()),
    'challenge/info': { run: ofChallenge, isopen: true },
    'challenge/issue': ofChallenge,
  });
  const { reply } = api;
  api.reply = async (request, response) => {
    if (request.path.endsWith('expire/time')) await daily;
    return reply(request, response);
  };
  const scope = startScope({ api: api.url });
  const { router } = await visit('/quiz/play', scope);
  await act(() => router.navigate(`/quiz/play?challenge=${'c'.repeat(22)}`));
  await screen.findByRole('heading', { name: 'Whose challenge?' });
  answerDaily();
  await act(() => allSettled(scope));
  expect(screen.getByRole('heading', { name: 'Whose challenge?' })).toBeTruthy();
});

test('behind a run that is over another one is opened, however long it is on its way', async () => {
  let answerChallenge!: () => void;
  const challenge = new Promise<void>((done) => (answerChallenge = done));
  const ofChallenge = runWith({ quiz: { ...runWith().quiz!, text: 'Whose challenge?' } });
  say({ 'expire/time': roundWith(passed()), 'challenge/info': { run: ofChallenge, isopen: true }, 'challenge/issue': ofChallenge });
  const { reply } = api;
  api.reply = async (request, response) => {
    if (request.path.endsWith('challenge/info')) await challenge;
    return reply(request, response);
  };
  const scope = startScope({ api: api.url });
  const { router } = await visit('/quiz/play', scope);
  await screen.findByRole('button', { name: 'Question 2 of 10' });
  await act(() => router.navigate(`/quiz/play?challenge=${'c'.repeat(22)}`));
  expect(screen.queryByRole('button', { name: 'Question 2 of 10' })).toBeNull();
  answerChallenge();
  await screen.findByRole('heading', { name: 'Whose challenge?' });
});

test('giving up ends the run and shows its answers', async () => {
  say({ 'expire/time': roundWith(failed()), giveup: runWith({ ...failed(), status: 'lost', failinfo: null, token: null }) });
  const { router } = await visit('/quiz/play', startScope({ api: api.url }));
  await userEvent.click(await screen.findByRole('button', { name: 'Give up and see the answers' }));
  await screen.findByRole('heading', { name: 'Answers' });
  expect(router.state.location.pathname).toBe(`/quiz/runs/${RUN_ID}`);
});

test('what is written in a question is text, whatever it looks like', async () => {
  const hostile = ['<img src=x onerror=alert(1)>', '<script>alert(1)</script>', '{no, number}', 'javascript:alert(1)', '</h1><b>'];
  const [text, ...options] = hostile;
  say({ 'expire/time': roundWith(runWith()), issue: runWith({ quiz: { ...runWith().quiz!, text: text!, options } }) });
  await visit('/quiz/play', startScope({ api: api.url }));
  await screen.findByRole('heading', { name: text! });
  for (const option of options) expect(screen.getByText(option)).toBeTruthy();
  expect(document.querySelectorAll('img, script, h1 b, label b')).toHaveLength(0);
});

test('between two rounds it leads back to the quiz', async () => {
  say({ 'expire/time': roundWith(null, { roundid: null }) });
  await visit('/quiz/play', startScope({ api: api.url }));
  expect((await screen.findByRole('link', { name: 'Go to the quiz' })).getAttribute('href')).toBe('/quiz');
  expect(asked('issue')).toEqual([]);
});
