import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { CODES, SUCCESS } from '@mortar/protocol';
import { getCaptcha, skipCaptcha } from '@mortar/protocol/moderation';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { codesClient, MINUTE_MS } from '../../../../test/codes.ts';
import type { AppError } from '../../../lib/app-error.ts';
import { createCaptcha, type Captcha } from './service.ts';

jest.setTimeout(60_000);

let server: TestApp;
let captcha: Captcha;
beforeAll(async () => {
  server = await createTestApp({}, { withMail: true });
  const { database, clock, identity } = server;
  captcha = createCaptcha({ db: database.db, keyring: identity.keyring, clock });
});
afterAll(() => server.close());

const later = (ms: number) => server.clock.set(server.clock.now() + ms);
const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');

async function challenge(): Promise<Challenge> {
  const answer = await server.call({ url: getCaptcha.path, signed: true });
  return answer.json<{ data: { challenge: Challenge } }>().data.challenge;
}

/** What the widget sends after its work. */
async function solved(): Promise<{ challenge: Challenge; solution: { counter: number; derivedKey: string } }> {
  const given = await challenge();
  const solution = await solveChallenge({ challenge: given, deriveKey });
  return { challenge: given, solution: solution! };
}

/** What a room says that asks for the check. */
async function demand(token: string | undefined): Promise<string> {
  try {
    await captcha.demandHuman({ headers: token === undefined ? {} : { recaptcha: token } });
    return 'passed';
  } catch (error) {
    return (error as AppError).codeName;
  }
}

describe('the human check', () => {
  test('it takes a solved challenge once', async () => {
    const token = encode(await solved());
    expect(await demand(token)).toBe('passed');
    expect(await demand(token)).toBe('captchaFailed');
  });

  test('it takes a solution once of many in parallel', async () => {
    const token = encode(await solved());
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => demand(token)));
    expect(outcomes.filter((outcome) => outcome === 'passed')).toHaveLength(1);
  });

  test('it asks when there is no token or an empty one', async () => {
    expect(await demand(undefined)).toBe('captchaNeeded');
    expect(await demand('')).toBe('captchaNeeded');
  });

  test('it refuses one that is not solved, changed, made up, or no token at all', async () => {
    const { challenge: given, solution } = await solved();
    const easier = { ...given, parameters: { ...given.parameters, cost: 1 } };
    const longer = { ...given, parameters: { ...given.parameters, expiresAt: (given.parameters.expiresAt ?? 0) + 3600 } };
    const { keySignature: _dropped, ...weaker } = given.parameters;
    for (const payload of [
      { challenge: given, solution: { ...solution, derivedKey: '00'.repeat(32) } },
      { challenge: given, solution: { counter: 0, derivedKey: given.parameters.keyPrefix } },
      { challenge: easier, solution },
      { challenge: longer, solution },
      { challenge: { ...given, parameters: weaker }, solution },
      { challenge: { parameters: given.parameters }, solution },
      { challenge: { ...given, signature: '00' }, solution },
      { challenge: given },
      {},
      null,
      'x',
    ])
      expect(await demand(encode(payload))).toBe('captchaFailed');
    expect(await demand('%%%')).toBe('captchaFailed');
    expect(await demand(encode({ challenge: given, solution }))).toBe('passed');
  });

  test('it refuses a solution after ten minutes', async () => {
    const token = encode(await solved());
    later(10 * MINUTE_MS + 1000);
    expect(await demand(token)).toBe('captchaFailed');
  });

  test('it leaves the token unused when the transaction rolls back', async () => {
    const token = encode(await solved());
    const taken = server.database.db.transaction(async (tx) => {
      await captcha.demand(tx, token);
      throw new Error('taken back');
    });
    await expect(taken).rejects.toThrow('taken back');
    expect(await demand(token)).toBe('passed');
  });

  test('it holds nothing of the visitor', async () => {
    const { parameters } = await challenge();
    expect(Object.keys(parameters).sort()).toEqual([
      'algorithm',
      'cost',
      'expiresAt',
      'keyLength',
      'keyPrefix',
      'keySignature',
      'nonce',
      'salt',
    ]);
  });
});

describe('the policy', () => {
  const policy = { action: 'test', free: 3, windowMs: MINUTE_MS };
  const need = (key: string) => captcha.needCaptcha(server.database.db, policy, key);

  test('it asks from the count on, for that key only, until the window is over', async () => {
    const { db } = server.database;
    for (let count = 0; count < 3; count += 1) {
      expect(await need('a')).toBe(false);
      await captcha.count(db, policy, 'a');
    }
    expect(await need('a')).toBe(true);
    expect(await need('b')).toBe(false);
    later(MINUTE_MS + 1);
    expect(await need('a')).toBe(false);
    await captcha.count(db, policy, 'a');
    expect(await need('a')).toBe(false);
  });

  test('it counts those that come at once', async () => {
    const { db } = server.database;
    await Promise.all(Array.from({ length: 5 }, () => captcha.count(db, policy, 'c')));
    expect(await need('c')).toBe(true);
  });
});

describe('dcservice/test/open/recaptcha', () => {
  test('it gives a token that passes once, on a site that only this machine reaches', async () => {
    const token = await codesClient(server).captchaToken();
    expect([await demand(token), await demand(token)]).toEqual(['passed', 'captchaFailed']);
  });

  test('it makes one free token at a time, and lets two wait', async () => {
    const asked = Array.from({ length: 6 }, () => server.call({ url: skipCaptcha.path, signed: true }));
    const codes = (await Promise.all(asked)).map((answer) => answer.json()['code']);
    expect(codes.filter((code) => code === CODES.rateLimited).length).toBeGreaterThanOrEqual(3);
    expect(codes.filter((code) => code === SUCCESS).length).toBeGreaterThan(0);
  });

  test.each([
    ['a public address', { publicUrl: 'https://mortar.example' }],
    ['an open port', { host: '0.0.0.0' }],
    ['a proxy in front', { trustProxy: ['127.0.0.1'] }],
  ])('it does not exist on a site with %s', async (_what, config) => {
    const other = await createTestApp(config, { withMail: true });
    const answer = await other.call({ url: skipCaptcha.path, signed: true });
    expect([answer.statusCode, answer.json()['code']]).toEqual([404, CODES.notFound]);
    const open = await other.call({ url: getCaptcha.path, signed: true });
    expect(open.json()['code']).toBe(SUCCESS);
    await other.close();
  });
});
