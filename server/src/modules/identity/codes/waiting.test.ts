import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { CODES, SUCCESS } from '@mortar/protocol';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { codesClient, MINUTE_MS, newAddress, SECOND_MS } from '../../../../test/codes.ts';
import { heldJobs } from '../../../../test/held-jobs.ts';
import { codeOf } from '../../../../test/http.ts';
import { BACKLOG } from './limits.ts';
import { CODE_QUEUE } from './service.ts';

jest.setTimeout(60_000);

const { jobs, work } = heldJobs();
let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({}, { withMail: true, jobs });
});
afterAll(() => server.close());

const later = (ms: number) => server.clock.set(server.clock.now() + ms);
const mailsGoOut = () => work(CODE_QUEUE);

describe('a code that waits for its mail', () => {
  test('it lives from its mail on, and its link as well', async () => {
    const [client, email, other] = [codesClient(server), newAddress(), newAddress()];
    await client.send(email);
    await client.send(other);
    later(9 * MINUTE_MS);
    await mailsGoOut();
    const [mail] = await client.mails(email);
    const [theirs] = await client.mails(other);
    later(5 * MINUTE_MS - SECOND_MS);
    expect(codeOf(await client.check(email, mail?.code ?? ''))).toBe(SUCCESS);
    later(5 * MINUTE_MS);
    expect(codeOf(await client.confirm(other, theirs?.link ?? ''))).toBe(SUCCESS);
  });

  test('it dies five minutes after its mail', async () => {
    const [client, email] = [codesClient(server), newAddress()];
    await client.send(email);
    later(3 * MINUTE_MS);
    await mailsGoOut();
    const [mail] = await client.mails(email);
    later(5 * MINUTE_MS + SECOND_MS);
    expect(codeOf(await client.check(email, mail?.code ?? ''))).toBe(CODES.codeExpired);
  });

  test('it is not mailed once a newer one took its place, or nobody waits for it any more', async () => {
    const [client, email, other] = [codesClient(server), newAddress(), newAddress()];
    await client.send(email);
    later(MINUTE_MS);
    await client.send(email);
    await mailsGoOut();
    const mails = await client.mails(email);
    expect(mails).toHaveLength(1);
    expect(codeOf(await client.check(email, mails[0]?.code ?? ''))).toBe(SUCCESS);
    await client.send(other);
    later(10 * MINUTE_MS + SECOND_MS);
    await mailsGoOut();
    expect(await client.mails(other)).toEqual([]);
  });
});

describe('a long queue of mails', () => {
  test('it asks everybody for the human check until they are out', async () => {
    const outcomes = await Promise.all(Array.from({ length: BACKLOG }, async () => codeOf(await codesClient(server).send(newAddress()))));
    expect(new Set(outcomes)).toEqual(new Set([SUCCESS]));
    const client = codesClient(server);
    const email = newAddress();
    expect(codeOf(await client.send(email))).toBe(CODES.captchaNeeded);
    expect(codeOf(await client.send(email, 'reg', { recaptcha: await client.captchaToken() }))).toBe(SUCCESS);
    await mailsGoOut();
    expect(codeOf(await client.send(newAddress()))).toBe(SUCCESS);
  });
});
