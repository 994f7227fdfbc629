import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { toastShown } from '@mortar/host';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startApi } from '../../shared/client/test/api-server.ts';
import { axeFindings } from '../../shared/ui/src/testing/axe.ts';
import { recorded } from '../../shared/remote-kit/test/site.tsx';
import { PLAYED, roundWith, RUN_ID, runWith } from './round.ts';
import { answering, SESSION, startScope, visit, type Answers } from './site.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  // Points stand there at once: a number that counts up outlives a test on a slow machine.
  const calm = { matches: true, addEventListener() {}, removeEventListener() {} };
  Object.assign(window, { matchMedia: (media: string) => ({ ...calm, media }) });
  api = await startApi();
});
beforeEach(() => {
  api.received.length = 0;
});
afterAll(() => api.close());

const OVER = runWith({ status: 'lost', quiz: null, token: null, deadline: null, successinfo: { points: 150, estimate: 12, streak: 3 } });
const row = (rank: number, uid: string, points: number) => ({ rank, uid, name: `name of ${uid}`, avatar: '', points });
const ME = { rank: 2, points: 150, gap: 40, held: false, neighbours: [row(1, 'u2', 190), row(2, 'u1', 150), row(3, 'u3', 90)] };
const SHARED = { shareid: 's'.repeat(22), url: 'https://site/quiz/share/s', image: 'https://site/s.png', text: '150 points' };
const bodyOf = (end: string) => JSON.parse(api.received.find(({ path }) => path.endsWith(end))?.body ?? 'null') as unknown;
const say = (answers: Answers = {}) => {
  api.reply = answering({
    'open/result': PLAYED,
    'expire/time': roundWith(OVER),
    'contribute/ranking': { items: [], me: ME, asof: '2026-11-26T02:00:00.000Z', next: null },
    'open/share': SHARED,
    'social/share': { granted: true, silver: 2 },
    report: {},
    ...answers,
  });
};
const open = (session: typeof SESSION | null) => {
  const scope = startScope({ api: api.url, session });
  return visit(`/quiz/runs/${RUN_ID}`, scope).then(() => scope);
};

test('under the address of another run nothing of this one is shown, however long that one is on its way', async () => {
  const other = 'o'.repeat(22);
  let answer!: () => void;
  const ready = new Promise<void>((done) => (answer = done));
  say({ 'open/result': ({ query }: { query: URLSearchParams }) => ({ ...PLAYED, runid: query.get('runid'), status: 'won' }) });
  const { router } = await visit(`/quiz/runs/${RUN_ID}`, startScope({ api: api.url, session: SESSION }));
  await screen.findByRole('region', { name: 'Answers' });
  const { reply } = api;
  api.reply = async (request, response) => {
    if (request.query.get('runid') === other) await ready;
    return reply(request, response);
  };
  await act(() => router.navigate(`/quiz/runs/${other}`));
  expect([router.state.location.pathname, screen.queryByRole('region', { name: 'Answers' })]).toEqual([`/quiz/runs/${other}`, null]);
  answer();
  await screen.findByRole('region', { name: 'Answers' });
});

test('a result tells each answer, why, where it can be read, and what others chose', async () => {
  say();
  await open(SESSION);
  const answers = await screen.findByRole('region', { name: 'Answers' });
  const [first, second] = within(answers).getAllByRole('article');
  expect(first!.textContent).toContain('Eggs are older than hens.');
  expect(first!.textContent).toContain('60%');
  expect(within(first!).getByRole('link', { name: 'Source: en.wikipedia.org' })).toBeTruthy();
  expect(second!.textContent).toContain('Source: docs/map.md of this site’s code');
  expect(screen.getByRole('img', { name: '10 questions: 1 right, 0 skipped, 1 wrong' })).toBeTruthy();
  expect(await screen.findByText('About 12 gold bricks when the round closes')).toBeTruthy();
  expect(screen.getByText('3 days in a row')).toBeTruthy();
  expect(await axeFindings()).toEqual([]);
});

test('a person sees their place with who stands above and below', async () => {
  say();
  await open(SESSION);
  const place = await screen.findByRole('region', { name: 'Your place' });
  await waitFor(() => expect(within(place).getAllByRole('listitem')).toHaveLength(3));
  expect(place.textContent).toContain('40 points to the next place');
});

test('a share shows a picture and brings its silver once it is copied', async () => {
  const user = userEvent.setup();
  say();
  const scope = await open(SESSION);
  const toasts = recorded(toastShown, scope);
  await user.click(await screen.findByRole('button', { name: 'Share without spoilers' }));
  expect((await screen.findByRole('img', { name: '150 points' })).getAttribute('src')).toBe(SHARED.image);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(toasts).toEqual([{ type: 'success', text: '+2 silver bricks for sharing' }]));
  expect(await navigator.clipboard.readText()).toBe('150 points\nhttps://site/quiz/share/s');
  expect(bodyOf('social/share')).toEqual({ shareid: SHARED.shareid, channel: 'copy' });
});

test('a share has the person’s name only when they say so, and a visitor is not asked', async () => {
  const user = userEvent.setup();
  say();
  await open(SESSION);
  await user.click(await screen.findByRole('switch', { name: 'Show my name on it' }));
  await user.click(screen.getByRole('button', { name: 'Share without spoilers' }));
  await screen.findByRole('img', { name: '150 points' });
  expect(bodyOf('open/share')).toMatchObject({ runid: RUN_ID, showname: true });
});

test('a visitor is offered an account as long as the run can be kept, and no place', async () => {
  say({ 'expire/time': roundWith(OVER, { bindby: '2099-01-01T00:00:00.000Z' }) });
  await open(null);
  expect(await screen.findByRole('link', { name: 'Sign up to keep this run' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Your place' })).toBeNull();
  expect(screen.queryByRole('switch', { name: 'Show my name on it' })).toBeNull();
});

test('what is wrong with a question is told with a reason, and what was typed stays until it has arrived', async () => {
  say();
  await open(SESSION);
  await userEvent.click((await screen.findAllByRole('button', { name: 'Report this question' }))[1]!);
  await userEvent.type(screen.getByRole('textbox'), 'Both came first');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText('Choose what’s wrong.')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Another answer is right' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Thank you, we’ll look at it.');
  expect(bodyOf('quiz/report')).toEqual({ runid: RUN_ID, place: 1, reason: 'wrongKey', text: 'Both came first' });
});
