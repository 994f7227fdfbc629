import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { clientConfigured, createRequest } from '@mortar/client';
import { CODES } from '@mortar/protocol';
import { login as loginEndpoint } from '@mortar/protocol/identity';
import { addVisit } from '@mortar/protocol/telemetry';
import { act, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { createWatch, scopeBind } from 'effector';
import { envelope, SIGN_KEY, startApi, succeed, type Received } from '../../shared/client/test/api-server.ts';
import { clientConfiguration } from '../src/connect.ts';
import { DialogHost } from '../src/frame/dialogs/dialog-host.tsx';
import { pageChanged } from '../src/core/head/index.ts';
import { $humanCheckState } from '../src/features/human-check/model.ts';
import { renderWithin } from '../src/testing/render-within.tsx';

// Real proofs of work, on machines of any speed.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 10_000 });

const visitFx = createRequest(addVisit);
const loginFx = createRequest(loginEndpoint);
const secrets = { hmacSignatureSecret: 'signature', hmacKeySignatureSecret: 'key' };
const server = { lifeMs: 60_000, isDown: false, refusals: 0 };
const used = new Set<string>();
let api: Awaited<ReturnType<typeof startApi>>;

/** What the server makes of a proof: each passes once. */
async function judge({ path, headers }: Received) {
  if (path.endsWith('/open/captcha')) {
    if (server.isDown) return envelope(CODES.internal, null, 500);
    const expiresAt = new Date(Date.now() + server.lifeMs);
    const challenge = await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 10, counter: 3, deriveKey, expiresAt, ...secrets });
    return succeed({ challenge });
  }
  const token = String(headers['recaptcha'] ?? '');
  if (!token) return envelope(CODES.captchaNeeded);
  const { challenge, solution } = JSON.parse(atob(token)) as Pick<Parameters<typeof verifySolution>[0], 'challenge' | 'solution'>;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets });
  server.refusals -= 1;
  if (!verified || used.has(token) || server.refusals >= 0) return envelope(CODES.captchaFailed);
  used.add(token);
  return succeed({ counted: true });
}

beforeAll(async () => {
  api = await startApi();
  api.reply = (request, response) => void judge(request).then((reply) => reply(request, response));
});
beforeEach(() => {
  Object.assign(server, { lifeMs: 60_000, isDown: false, refusals: 0 });
  api.received.length = 0;
});
afterAll(() => api.close());

function start() {
  const { scope } = renderWithin(<DialogHost />);
  const configuration = clientConfiguration({ shell: '1', signKeys: { web: SIGN_KEY, h5: SIGN_KEY } }, scope);
  scopeBind(clientConfigured, { scope })({ ...configuration, baseUrl: api.url });
  const visit = (path: string) =>
    scopeBind(visitFx, { scope })({ path }).then(
      () => 'passed',
      (failure: { code?: number }) => failure.code,
    );
  const logIn = () => scopeBind(loginFx, { scope })({ email: 'a@b.c', password: '' }).catch((failure: { code?: number }) => failure.code);
  return { scope, visit, logIn };
}

const dialog = () => screen.findByRole('dialog', { name: 'Wait a minute' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** Waits for calls while the page follows what becomes of them. */
const settled = <Answer,>(answer: Promise<Answer>) => act(() => answer);
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const sent = () =>
  api.received.filter(({ path }) => path.endsWith('/open/add')).map(({ body, headers }) => [body, headers['recaptcha'] !== '']);

test('it asks once, above every dialog, and replays the very request with its proof', async () => {
  const { visit } = start();
  const answer = visit('/one');
  expect((await dialog()).textContent).toContain("Please confirm you're not a bot.");
  expect(document.querySelector('[data-layer="check"]')).toBeTruthy();
  await press("I'm not a bot");
  expect(await settled(answer)).toBe('passed');
  await gone();
  expect(sent()).toEqual([
    ['{"path":"/one"}', false],
    ['{"path":"/one"}', true],
  ]);
});

test('it sends a proof once: the next request to the same address has none', async () => {
  const { visit } = start();
  const first = visit('/one');
  await press("I'm not a bot");
  await settled(first);
  const second = visit('/two');
  await dialog();
  await press('Cancel');
  expect(await settled(second)).toBe(CODES.captchaNeeded);
  expect(sent().at(-1)).toEqual(['{"path":"/two"}', false]);
});

test('it proves every call of one part after one press, each by a proof of its own', async () => {
  const { visit } = start();
  const answers = Promise.all(['/one', '/two', '/three'].map(visit));
  await waitFor(() => expect(api.received).toHaveLength(3));
  await press("I'm not a bot");
  expect(await settled(answers)).toEqual(['passed', 'passed', 'passed']);
  await gone();
});

test('it gives up for one part only, and asks on for the other', async () => {
  const { visit, logIn } = start();
  const [first, second] = [visit('/one'), visit('/two')];
  await dialog();
  const login = logIn();
  await waitFor(() => expect(api.received).toHaveLength(3));
  await press('Cancel');
  expect(await settled(Promise.all([first, second]))).toEqual([CODES.captchaNeeded, CODES.captchaNeeded]);
  await press('Cancel');
  expect(await settled(login)).toBe(CODES.captchaNeeded);
  await gone();
});

test('it shows the words of the server when a proof did not pass, and asks again', async () => {
  server.refusals = 1;
  const { visit } = start();
  const answer = visit('/one');
  await press("I'm not a bot");
  await screen.findByText(`message of ${CODES.captchaFailed}`);
  await press("I'm not a bot");
  expect(await settled(answer)).toBe('passed');
});

test('it says that a check has expired, and takes another try', async () => {
  server.lifeMs = -1000;
  const { visit } = start();
  const answer = visit('/one');
  await press("I'm not a bot");
  await screen.findByText('This check timed out. Please try again.');
  server.lifeMs = 60_000;
  await press("I'm not a bot");
  expect(await settled(answer)).toBe('passed');
});

test('it says that a check did not succeed when there is no challenge, and takes another try', async () => {
  server.isDown = true;
  const { visit } = start();
  const answer = visit('/one');
  await press("I'm not a bot");
  await screen.findByText('That didn’t work. Please try again.');
  server.isDown = false;
  await press("I'm not a bot");
  expect(await settled(answer)).toBe('passed');
});

test('it is shown for the part of the site that a call belongs to, other unless it is named, and holds a proof no longer than a call needs', async () => {
  const { scope, visit, logIn } = start();
  const none = { login: false, register: false, code: false, other: false };
  const tokens: string[] = [];
  createWatch({ unit: $humanCheckState, scope, fn: ({ token }) => token && tokens.push(token) });
  expect(scope.getState($humanCheckState)).toEqual({ shown: none, token: '', theme: 'dark', size: 'normal' });
  const answer = visit('/one');
  await dialog();
  expect(scope.getState($humanCheckState).shown).toEqual({ ...none, other: true });
  await press("I'm not a bot");
  await settled(answer);
  expect(scope.getState($humanCheckState)).toMatchObject({ shown: none, token: '' });
  expect(new Set(tokens)).toEqual(new Set(api.received.flatMap(({ headers }) => headers['recaptcha'] || [])));
  const login = logIn();
  await dialog();
  expect(scope.getState($humanCheckState).shown).toEqual({ ...none, login: true });
  await press('Cancel');
  await settled(login);
});

test('it leaves no call waiting when the page under it is gone', async () => {
  const { scope, visit } = start();
  const answer = visit('/one');
  await dialog();
  act(() => scopeBind(pageChanged, { scope })());
  expect(await settled(answer)).toBe(CODES.captchaNeeded);
});
