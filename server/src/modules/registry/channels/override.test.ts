import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { RegistryDocument } from '@mortar/protocol/registry';
import { memberOf, type TeamRole } from '../../../../test/member.ts';
import { createRegistryServer, type Cookies, type RegistryServer } from '../../../../test/registry-server.ts';

jest.setTimeout(60_000);

let made: RegistryServer;
beforeAll(async () => {
  made = await createRegistryServer();
  await made.publish('one', ['1']);
  await made.stage('one', '2');
  await made.publish('two', ['1']);
});
afterAll(() => made.close());

const person = (role?: TeamRole) => memberOf(made, role);
/** What somebody gets of a remote, in pages and in the document asked for later. */
async function seen(name: string, cookies?: Cookies): Promise<string> {
  const { registry } = await made.page('/one', cookies);
  const later = (await made.registry(cookies)).json<RegistryDocument>();
  const said = ({ remotes }: RegistryDocument) => `${remotes[name]?.live.version} ${remotes[name]?.channel}`;
  expect(said(later)).toBe(said(registry));
  return said(registry);
}

const HOW = 'write ?mf=<name>@<version>, ?mf=<name>@http://localhost:<port> or ?mf=off';

describe('?mf=', () => {
  test('it puts a version in the place of the live one for a developer alone, leads on without it, and ends by ?mf=off', async () => {
    const { cookies } = await person('developer');
    const led = await made.page('/one?mf=one@2&tab=a', cookies);
    expect([led.statusCode, led.headers.location]).toEqual([302, '/one?tab=a']);
    expect([await seen('one', cookies), await seen('two', cookies), await seen('one')]).toEqual(['2 override', '1 live', '1 live']);
    const document = await made.registry(cookies);
    expect(document.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'cookie' });
    expect((await made.page('/one?mf=off', cookies)).headers.location).toBe('/one');
    expect(await seen('one', cookies)).toBe('1 live');
  });

  test.each([
    ['a visitor', async () => new Map() as Cookies],
    ['somebody without the role', async () => (await person()).cookies],
  ])('it is nothing to %s', async (_who, cookiesOf) => {
    const cookies = await cookiesOf();
    expect((await made.page('/one?mf=one@2', cookies)).statusCode).toBe(200);
    expect(await seen('one', cookies)).toBe('1 live');
  });

  test('it holds for nobody else who gets the cookie, and for nobody who made one', async () => {
    const [developer, other] = [await person('developer'), await person('operator')];
    await made.page('/one?mf=one@2', developer.cookies);
    const cookie = developer.cookies.get('__Host-mortar_override') ?? '';
    other.cookies.set('__Host-mortar_override', cookie);
    expect(await seen('one', other.cookies)).toBe('1 live');
    developer.cookies.set('__Host-mortar_override', `${cookie.split('.')[0]}.${'A'.repeat(43)}`);
    expect(await seen('one', developer.cookies)).toBe('1 live');
  });

  test.each([
    ['one@9', 'one has no version 9'],
    ['nowhere@1', 'nowhere has no version 1'],
    ['http://evil.example', `'http://evil.example' is no version of a remote, and no development server on this machine: ${HOW}`],
  ])('it says what is off with %s, and changes nothing', async (said, why) => {
    const { cookies } = await person('developer');
    const { statusCode, body } = await made.page(`/one?mf=${encodeURIComponent(said)}`, cookies);
    expect([statusCode, body]).toEqual([400, `${why}\n`]);
    expect(cookies.has('__Host-mortar_override')).toBe(false);
  });

  test('its pages say to who ships remotes that they do, so that a crash is told in full, and to nobody else', async () => {
    const isTold = async (cookies?: Cookies) => (await made.page('/one', cookies)).body.includes('"isOfTeam":true');
    const [developer, other] = [await person('developer'), await person()];
    expect([await isTold(developer.cookies), await isTold(other.cookies), await isTold()]).toEqual([true, false, false]);
    await developer.lose('developer');
    expect(await isTold(developer.cookies)).toBe(false);
  });

  test('it shows a developer a remote of which nobody else gets anything', async () => {
    await made.stage('fresh', '1');
    const { cookies } = await person('developer');
    await made.page('/one?mf=fresh@1', cookies);
    expect([(await made.page('/fresh', cookies)).statusCode, (await made.page('/fresh')).statusCode]).toEqual([200, 404]);
  });
});
