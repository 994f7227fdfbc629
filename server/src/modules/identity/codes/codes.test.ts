import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { CODES, SUCCESS } from '@mortar/protocol';
import { checkEmail, SEND_EMAIL_TYPES, sendEmail } from '@mortar/protocol/identity';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { codesClient, cookieOf, MINUTE_MS, newAddress, otherThan, SECOND_MS } from '../../../../test/codes.ts';
import { codeOf } from '../../../../test/http.ts';

jest.setTimeout(60_000);

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({}, { withMail: true });
});
afterAll(() => server.close());

const later = (ms: number) => server.clock.set(server.clock.now() + ms);

describe('open/checkcode', () => {
  test('it takes the right code once and gives this browser a grant', async () => {
    const [client, email] = [codesClient(server), newAddress()];
    const { code = '' } = await client.receive(email);
    const answer = await client.check(email, code);
    expect(answer.json()).toEqual({ code: SUCCESS, msg: 'Success', status: 200, data: {} });
    expect(answer.headers['set-cookie']?.[0]).toMatch(
      /^__Host-mortar_grant=[\w-]{22}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(codeOf(await client.check(email, code))).toBe(CODES.codeExpired);
  });

  test('it gives one success to the right code in parallel', async () => {
    const [client, email] = [codesClient(server), newAddress()];
    const { code = '' } = await client.receive(email);
    const answers = await Promise.all(Array.from({ length: 10 }, () => client.check(email, code)));
    expect(answers.filter((answer) => codeOf(answer) === SUCCESS)).toHaveLength(1);
    expect(answers.filter(cookieOf)).toHaveLength(1);
  });

  test('it looks at three of fifty guesses in parallel, and at none after them', async () => {
    const [client, email] = [codesClient(server), newAddress()];
    const { code = '' } = await client.receive(email);
    const answers = await Promise.all(Array.from({ length: 50 }, (_none, step) => client.check(email, otherThan(code, step + 1))));
    expect(answers.filter((answer) => codeOf(answer) === CODES.wrongCode)).toHaveLength(3);
    expect(answers.filter((answer) => codeOf(answer) === CODES.codeExpired)).toHaveLength(47);
    expect(codeOf(await client.check(email, code))).toBe(CODES.codeExpired);
  });

  test('it takes the right code at the third try', async () => {
    const [client, email] = [codesClient(server), newAddress()];
    const { code = '' } = await client.receive(email);
    await client.check(email, otherThan(code));
    await client.check(email, otherThan(code, 2));
    expect(codeOf(await client.check(email, code))).toBe(SUCCESS);
  });

  test('it refuses a code after five minutes', async () => {
    const [client, email] = [codesClient(server), newAddress()];
    const { code = '' } = await client.receive(email);
    later(5 * MINUTE_MS + SECOND_MS);
    const answer = await client.check(email, code);
    expect(answer.json()).toMatchObject({ code: CODES.codeExpired, msg: 'The verification code has expired.', data: null });
  });

  test('it refuses the older code after another one was sent', async () => {
    const [client, email] = [codesClient(server), newAddress()];
    const first = await client.receive(email);
    later(MINUTE_MS);
    let second = await client.receive(email);
    if (second.code === first.code) {
      later(MINUTE_MS);
      second = await client.receive(email, 'reg', { recaptcha: await client.captchaToken() });
    }
    expect(codeOf(await client.check(email, first.code ?? ''))).toBe(CODES.wrongCode);
    expect(codeOf(await client.check(email, second.code ?? ''))).toBe(SUCCESS);
  });

  test('it refuses a code for another purpose with the same number, and for another address', async () => {
    const [client, email, other] = [codesClient(server), newAddress(), newAddress()];
    const { code = '' } = await client.receive(email, 'verify');
    expect(codeOf(await client.check(email, code, 'bindEmail'))).toBe(CODES.codeExpired);
    const theirs = await client.receive(other, 'verify');
    const swapped = theirs.code === code ? otherThan(code) : code;
    expect(codeOf(await client.check(other, swapped, 'verify'))).toBe(CODES.wrongCode);
    expect(codeOf(await client.check(email, code, 'verify'))).toBe(SUCCESS);
  });

  test('it takes an address in any case of its letters', async () => {
    const [client, email] = [codesClient(server), newAddress()];
    const { code = '' } = await client.receive(email);
    expect(codeOf(await client.check(email.toUpperCase(), code))).toBe(SUCCESS);
  });

  test('it closes the code after ten wrong tries over several codes; the right one is refused and the link works', async () => {
    const email = newAddress();
    let [client, code] = [codesClient(server), ''];
    for (let wrong = 0; wrong < 10; wrong += 1) {
      if (wrong % 3 === 0) {
        // A network has a budget of its own.
        client = codesClient(server);
        later(15 * MINUTE_MS);
        code = (await client.receive(email, 'reg', { recaptcha: await client.captchaToken() })).code ?? '';
      }
      expect(codeOf(await client.check(email, otherThan(code)))).toBe(CODES.wrongCode);
    }
    const closed = await client.check(email, code);
    expect(closed.json()).toMatchObject({ code: CODES.codeClosed, msg: 'Too many wrong codes. Please use the link in the e-mail.' });
    later(15 * MINUTE_MS);
    const mail = await client.receive(email, 'reg', { recaptcha: await client.captchaToken() });
    expect(mail.code).toBeUndefined();
    expect(codeOf(await client.confirm(email, mail.link ?? ''))).toBe(SUCCESS);
    later(30 * MINUTE_MS);
    const fresh = await client.receive(email, 'reg', { recaptcha: await client.captchaToken() });
    expect(codeOf(await client.check(email, fresh.code ?? ''))).toBe(SUCCESS);
  });

  test('it says the same of an address that never asked for a code', async () => {
    const answer = await codesClient(server).check(newAddress(), '0000');
    expect(answer.json()).toMatchObject({ code: CODES.codeExpired, data: null });
  });
});

describe('open/email/confirm', () => {
  test('it takes the mail’s link once, and the code dies with it', async () => {
    const [client, email] = [codesClient(server), newAddress()];
    const mail = await client.receive(email);
    expect(mail.text).toContain(`${server.config.publicUrl}/verification?email=${encodeURIComponent(email)}&sendEmailType=reg#link=`);
    const answer = await client.confirm(email, mail.link ?? '');
    expect(codeOf(answer)).toBe(SUCCESS);
    expect(cookieOf(answer)).toMatch(/^__Host-mortar_grant=/);
    expect(codeOf(await client.confirm(email, mail.link ?? ''))).toBe(CODES.codeExpired);
    expect(codeOf(await client.check(email, mail.code ?? ''))).toBe(CODES.codeExpired);
  });

  test('it does nothing when a mail scanner opens the page first, twice', async () => {
    const [client, email] = [codesClient(server), newAddress()];
    const { text, link = '' } = await client.receive(email);
    const opened = new URL(/https?:\S+/.exec(text)?.[0] ?? '');
    for (let visit = 0; visit < 2; visit += 1) await server.call({ url: opened.pathname + opened.search });
    expect(codeOf(await client.confirm(email, link))).toBe(SUCCESS);
  });

  test('it does nothing for a link, an image, a prefetch or another site', async () => {
    const [client, email] = [codesClient(server), newAddress()];
    const { link = '' } = await client.receive(email);
    for (const headers of [
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
      { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' },
    ])
      expect(codeOf(await client.confirm(email, link, 'reg', headers))).toBe(CODES.forbidden);
    expect(codeOf(await client.confirm(email, link))).toBe(SUCCESS);
  });

  test('it refuses a link for another purpose, and after ten minutes', async () => {
    const [client, email] = [codesClient(server), newAddress()];
    const { link = '' } = await client.receive(email);
    expect(codeOf(await client.confirm(email, link, 'denet'))).toBe(CODES.codeExpired);
    later(10 * MINUTE_MS + SECOND_MS);
    expect(codeOf(await client.confirm(email, link))).toBe(CODES.codeExpired);
  });
});

describe('open/sendemail', () => {
  test('it holds the next code back for 60 s, whatever the cookie says', async () => {
    const [client, email] = [codesClient(server), newAddress()];
    expect((await client.send(email)).json()).toMatchObject({ code: SUCCESS, data: { resendafter: 60 } });
    later(5 * SECOND_MS);
    const early = await client.send(email);
    const { resendafter } = early.json<{ data: { resendafter: number } }>().data;
    expect(codeOf(early)).toBe(CODES.resendTooEarly);
    expect(resendafter).toBeGreaterThan(50);
    expect(resendafter).toBeLessThanOrEqual(55);
    expect(early.headers['retry-after']).toBe(String(resendafter));
    expect(codeOf(await client.send(email, 'forgot'))).toBe(SUCCESS);
  });

  test('it sends one of twenty in parallel', async () => {
    const [client, email] = [codesClient(server), newAddress()];
    const answers = await Promise.all(Array.from({ length: 20 }, () => client.send(email)));
    expect(answers.filter((answer) => codeOf(answer) === SUCCESS)).toHaveLength(1);
  });

  test('it asks for the human check from the third on, refuses the sixth within an hour and the eleventh within a day', async () => {
    const [client, email] = [codesClient(server), newAddress()];
    const sendHuman = async () => client.send(email, 'reg', { recaptcha: await client.captchaToken() });
    const outcomes: unknown[] = [];
    for (let count = 1; count <= 2; count += 1) {
      outcomes.push(codeOf(await client.send(email)));
      later(MINUTE_MS);
    }
    expect(outcomes).toEqual([SUCCESS, SUCCESS]);
    expect(codeOf(await client.send(email))).toBe(CODES.captchaNeeded);
    expect(codeOf(await client.send(email, 'reg', { recaptcha: 'nonsense' }))).toBe(CODES.captchaFailed);
    for (let count = 3; count <= 5; count += 1) {
      expect(codeOf(await sendHuman())).toBe(SUCCESS);
      later(MINUTE_MS);
    }
    const sixth = await sendHuman();
    expect(sixth.statusCode).toBe(429);
    expect(codeOf(sixth)).toBe(CODES.rateLimited);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(54 * 60);
    const stranger = codesClient(server);
    expect(codeOf(await stranger.send(newAddress()))).toBe(SUCCESS);
    for (let count = 6; count <= 10; count += 1) {
      later(61 * MINUTE_MS);
      expect(codeOf(await sendHuman())).toBe(SUCCESS);
    }
    later(61 * MINUTE_MS);
    expect(codeOf(await sendHuman())).toBe(CODES.rateLimited);
    later(18 * 60 * MINUTE_MS);
    expect(codeOf(await sendHuman())).toBe(SUCCESS);
  });

  test.each([
    ['2', 'forgot'],
    ['4', 'editPass'],
  ])('it knows the purpose by type %s alone', async (type, purpose) => {
    const { path } = sendEmail;
    const [email, from] = [newAddress(), '127.3.0.2'];
    const send = (query: Record<string, string>) =>
      server.call({ url: `${path}?${new URLSearchParams({ email, type, ...query })}`, signed: true, from });
    expect(codeOf(await send({}))).toBe(SUCCESS);
    expect(codeOf(await send({ sendEmailType: purpose }))).toBe(CODES.resendTooEarly);
  });

  test.each(['1', '5'])('it asks for sendEmailType where several purposes have type %s', async (type) => {
    const query = new URLSearchParams({ email: newAddress(), type });
    const answer = await server.call({ url: `${sendEmail.path}?${query}`, signed: true, from: '127.3.0.3' });
    expect(answer.json()).toMatchObject({ code: CODES.validation, data: [{ field: 'sendEmailType' }] });
  });

  test.each([
    ['a number that is another purpose’s', { type: '4' }, 'type'],
    ['an unknown purpose', { sendEmailType: 'gossip' }, 'sendEmailType'],
    ['an address with a line break', { email: 'a@b.c\r\nBcc: d@e.f' }, 'email'],
    ['an address that ends with a line break', { email: 'a@b.example\r\n' }, 'email'],
    ['an address with an encoded line break', { email: 'a@b.c%0d%0aBcc:d' }, 'email'],
    ['two addresses', { email: 'a@b.example,c@d.example' }, 'email'],
    ['a text without an @', { email: 'nobody' }, 'email'],
  ])('it refuses %s and names the field', async (_what, change, field) => {
    const { path } = sendEmail;
    const query = new URLSearchParams({ email: newAddress(), type: '1', sendEmailType: 'reg', ...change });
    const answer = await server.call({ url: `${path}?${query}`, signed: true, from: '127.3.0.1' });
    expect(answer.json()).toMatchObject({ code: CODES.validation, data: [{ field }] });
  });

  test.each([
    ['an image of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
    ['a link', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
    ['a prefetch of our own page', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors', 'sec-purpose': 'prefetch' }],
    ['a page of a sibling', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' }],
  ])('it sends nothing for %s', async (_what, headers) => {
    const [client, email] = [codesClient(server), newAddress()];
    expect(codeOf(await client.send(email, 'reg', headers))).toBe(CODES.forbidden);
    expect(codeOf(await client.send(email))).toBe(SUCCESS);
  });

  test('it sends nothing without sign', async () => {
    const query = new URLSearchParams({ email: newAddress(), type: '1', sendEmailType: 'reg' });
    expect(codeOf(await server.call({ url: `${sendEmail.path}?${query}` }))).toBe(CODES.signRefused);
  });

  test.each(SEND_EMAIL_TYPES)('it writes a mail for %s in the caller’s language', async (purpose) => {
    const [client, email] = [codesClient(server), newAddress()];
    const mail = await client.receive(email, purpose, { lang: 'zh_HK' });
    expect(mail.html).toContain('<html lang="zh-HK">');
    expect(mail.code !== undefined).toBe(purpose !== 'forgot' && purpose !== 'editPass');
  });

  test('it writes to the address as it was given, its domain as punycode', async () => {
    const client = codesClient(server);
    const mail = await client.send('Wing.Lam@BÜCHER.example');
    expect(codeOf(mail)).toBe(SUCCESS);
    const arrived = async () => (await client.mails('Wing.Lam@xn--bcher-kva.example')).length;
    while ((await arrived()) === 0) await new Promise((resolve) => setImmediate(resolve));
    expect(await arrived()).toBe(1);
  });
});

describe('open/checkemail', () => {
  const check = async (email: string) => {
    const answer = await server.call({ url: `${checkEmail.path}?${new URLSearchParams({ email })}`, signed: true });
    return answer.json<{ code: number; data: unknown }>();
  };

  test('it answers the address as it is kept', async () => {
    expect(await check('USER@EXAMPLE.com')).toMatchObject({ code: SUCCESS, data: { email: 'USER@example.com', lookalike: false } });
    expect((await check('a@例子.測試')).data).toEqual({ email: 'a@xn--fsqu00a.xn--g6w251d', lookalike: false });
  });

  test.each(['a@аpple.com', 'a@аррӏе.com', 'a@exαmple.com'])('it keeps %s apart from what it looks like, and flags it', async (email) => {
    const { data } = await check(email);
    expect(data).toEqual({ email: expect.stringMatching(/^a@xn--/), lookalike: true });
  });

  test('it refuses what is no address', async () => {
    expect(await check('a@b')).toMatchObject({ code: CODES.validation, data: [{ field: 'email' }] });
  });
});
