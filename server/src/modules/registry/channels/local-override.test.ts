import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { RegistryDocument } from '@mortar/protocol/registry';
import { memberOf } from '../../../../test/member.ts';
import { createRegistryServer, type Cookies, type RegistryServer } from '../../../../test/registry-server.ts';

jest.setTimeout(60_000);

const SERVED = 'http://localhost:3005';
const WISH = `/one?mf=one@${SERVED}`;
/** As a browser tells of an address that was typed. */
const TYPED = { 'sec-fetch-site': 'none' };

let made: RegistryServer;
beforeAll(async () => {
  made = await createRegistryServer();
  await made.publish('one', ['1']);
  await made.publish('two', ['1']);
});
afterAll(() => made.close());

const ask = (path: string, cookies?: Cookies) => made.page(path, cookies, TYPED);
/** What a page is, line by line, besides its nonce, its times and what its session renews; headers too. */
async function pageOf(path: string, cookies?: Cookies) {
  const { statusCode, headers, body } = await ask(path, cookies);
  const { date: _, 'x-request-id': __, 'set-cookie': ___, ...others } = headers;
  const nonce = /nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? 'none';
  const text = [statusCode, JSON.stringify(others), body].join('\n').replaceAll(nonce, 'N');
  return text.replace(/"(now|token|expiresat)":(\d+|"[^"]*")/g, '').split('\n');
}

describe('?mf=<name>@http://localhost:<port>', () => {
  test.each(['http://localhost:3005', 'http://127.0.0.1:3005', 'http://[::1]:3005/'])(
    'it gives a developer a page in which %s takes part',
    async (said) => {
      const { cookies } = await memberOf(made, 'developer');
      expect((await ask(`/one?mf=mfe-one@${encodeURIComponent(said)}&tab=a`, cookies)).headers.location).toBe('/one?tab=a');
      const { registry, body, headers } = await ask('/one', cookies);
      expect(registry.local).toEqual({ one: SERVED });
      expect((await made.registry(cookies)).json<RegistryDocument>()).toEqual(registry);
      expect(registry.remotes['one']).toMatchObject({ live: { version: '1' }, channel: 'live' });
      expect(body).toContain('src="/shell/1-dev/main.js"');
      expect(body).not.toMatch(/src="\/(r\/one|shell\/1)\//);
      expect(headers['integrity-policy']).toBe('blocked-destinations=()');
      expect(headers['content-security-policy']).toContain(`script-src 'self' 'nonce-`);
    },
  );

  test('it ends by ?mf=off', async () => {
    const { cookies } = await memberOf(made, 'operator');
    const before = await pageOf('/one', cookies);
    await ask(WISH, cookies);
    expect(await pageOf('/one', cookies)).not.toEqual(before);
    expect((await ask('/one?mf=off', cookies)).headers.location).toBe('/one');
    expect(await pageOf('/one', cookies)).toEqual(before);
  });

  test.each([
    ['a visitor', async () => new Map() as Cookies],
    ['somebody without the role', async () => (await memberOf(made)).cookies],
    [
      'somebody who lost the role',
      async () => {
        const { cookies, lose } = await memberOf(made, 'developer');
        await ask(WISH, cookies);
        await lose('developer');
        return cookies;
      },
    ],
    [
      'whoever has another person’s cookie',
      async () => {
        const [developer, other] = [await memberOf(made, 'developer'), await memberOf(made, 'developer')];
        await ask(WISH, developer.cookies);
        other.cookies.set('__Host-mortar_override', developer.cookies.get('__Host-mortar_override') ?? '');
        return other.cookies;
      },
    ],
  ])('it changes no byte and no header for %s', async (_who, cookiesOf) => {
    const cookies = await cookiesOf();
    const without = new Map([...cookies].filter(([name]) => name !== '__Host-mortar_override'));
    const plain = await pageOf('/two', without);
    expect(plain.join('\n')).toContain('/shell/1/main.js');
    expect(await pageOf('/two', cookies)).toEqual(plain);
    if (!cookies.has('__Host-mortar_override')) {
      expect((await ask(WISH, cookies)).statusCode).toBe(200);
      expect(cookies.has('__Host-mortar_override')).toBe(false);
    }
  });

  test.each([
    'http://evil.example:3005',
    'http://localhost.evil.example:3005',
    'http://localhost:3005@evil.example',
    'http://someone@localhost:3005',
    'https://localhost:3005',
    'http://localhost',
    'http://localhost:0',
    'http://localhost:65536',
    'http://localhost:3005/r/one',
    "http://localhost:3005; script-src 'unsafe-inline'",
    'http://192.168.0.1:3005',
  ])('it takes no code from %s', async (said) => {
    const { cookies } = await memberOf(made, 'developer');
    const { statusCode, body } = await ask(`/one?mf=one@${encodeURIComponent(said)}`, cookies);
    expect([statusCode, body]).toEqual([400, expect.stringContaining('no development server on this machine')]);
    expect(cookies.has('__Host-mortar_override')).toBe(false);
  });

  test.each([{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }, {} as Record<string, string>])(
    'it does not follow another site’s link (%j)',
    async (headers) => {
      const { cookies } = await memberOf(made, 'developer');
      const { statusCode, body } = await made.page(WISH, cookies, headers);
      expect([statusCode, body]).toEqual([400, expect.stringContaining('type or paste this address into the browser yourself')]);
      expect(cookies.has('__Host-mortar_override')).toBe(false);
      expect((await made.page('/one?mf=one@1', cookies, headers)).statusCode).toBe(302);
    },
  );

  test('it lets a remote take part that was never published', async () => {
    const { cookies } = await memberOf(made, 'developer');
    await ask(`/one?mf=fresh@${SERVED}`, cookies);
    const { registry, statusCode } = await ask('/two', cookies);
    expect([statusCode, registry.local, registry.remotes['fresh']]).toEqual([200, { fresh: SERVED }, undefined]);
  });
});
