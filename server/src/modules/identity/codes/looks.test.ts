import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { CODES, SUCCESS } from '@mortar/protocol';
import { register } from '@mortar/protocol/identity';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { codesClient, MINUTE_MS, newAddress, otherThan } from '../../../../test/codes.ts';
import { codeOf } from '../../../../test/http.ts';

jest.setTimeout(60_000);

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({}, { withMail: true });
});
afterAll(() => server.close());

/** Nothing of an earlier test counts any more. */
const anew = () => server.clock.set(server.clock.now() + 61 * MINUTE_MS);

/** Addresses with a code on its way, each ordered from a network of its own. */
const ordered = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const email = newAddress();
      return { email, ...(await codesClient(server).receive(email)) };
    }),
  );

test('it looks at ten wrong codes an hour from one network, whatever the addresses; then only links work there', async () => {
  anew();
  const mails = await ordered(6);
  const guesser = codesClient(server);
  const guesses = mails.slice(0, 5).flatMap(({ email, code }) => [1, 2, 3].map((step) => ({ email, code: otherThan(code, step) })));
  const answers = await Promise.all(guesses.map(({ email, code }) => guesser.check(email, code)));
  expect(answers.filter((answer) => codeOf(answer) === CODES.wrongCode)).toHaveLength(10);
  expect(answers.filter((answer) => codeOf(answer) === CODES.codeClosed)).toHaveLength(5);

  const [guessed, untouched] = [mails[0]!, mails[5]!];
  expect(codeOf(await guesser.check(untouched.email, untouched.code ?? ''))).toBe(CODES.codeClosed);
  expect(codeOf(await codesClient(server).check(untouched.email, untouched.code ?? ''))).toBe(SUCCESS);
  expect(codeOf(await guesser.confirm(guessed.email, guessed.link ?? ''))).toBe(SUCCESS);

  anew();
  const [later] = await ordered(1);
  expect(codeOf(await guesser.check(later!.email, later!.code ?? ''))).toBe(SUCCESS);
});

test('it counts no right code against a network', async () => {
  anew();
  const client = codesClient(server);
  for (const { email, code } of await ordered(12)) expect(codeOf(await client.check(email, code ?? ''))).toBe(SUCCESS);
});

test('it asks everybody for the human check while codes of many addresses are tried, and for an hour', async () => {
  anew();
  const mails = await ordered(36);
  const visitor = mails.pop()!;
  const guess = async ({ email, code }: (typeof mails)[number]) => {
    const stranger = codesClient(server);
    const answers = [];
    for (const step of [1, 2, 3]) answers.push(codeOf(await stranger.check(email, otherThan(code, step))));
    return answers;
  };
  const answers = (await Promise.all(mails.map(guess))).flat();
  expect(answers.filter((code) => code === CODES.wrongCode).length).toBeGreaterThanOrEqual(100);

  const client = codesClient(server);
  const code = visitor.code ?? '';
  expect(codeOf(await client.check(visitor.email, code))).toBe(CODES.captchaNeeded);
  const registered = await server.call({
    method: 'POST',
    url: register.path,
    payload: { email: visitor.email, code, password: 'ab'.repeat(32) },
    signed: true,
    headers: { 'idempotency-key': 'while-many-are-tried' },
  });
  expect(codeOf(registered)).toBe(CODES.captchaNeeded);
  const token = await client.captchaToken();
  expect(codeOf(await client.check(visitor.email, otherThan(code), 'reg', { recaptcha: token }))).toBe(CODES.wrongCode);
  expect(codeOf(await client.check(visitor.email, code, 'reg', { recaptcha: token }))).toBe(CODES.captchaFailed);
  expect(codeOf(await client.check(visitor.email, code, 'reg', { recaptcha: await client.captchaToken() }))).toBe(SUCCESS);

  anew();
  const [later] = await ordered(1);
  expect(codeOf(await client.check(later!.email, later!.code ?? ''))).toBe(SUCCESS);
});
