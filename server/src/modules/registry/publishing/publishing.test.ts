import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { CODES } from '@mortar/protocol';
import { PUBLISH_PROOF_TYPE, publishBuild, type PublishClaims } from '@mortar/protocol/registry';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import { createRegistryServer, type RegistryServer } from '../../../../test/registry-server.ts';
import type { RemoteBuild } from '../../../../test/remote-build.ts';
import { runCli } from '../../../../test/run-cli.ts';

jest.setTimeout(60_000);

let made: RegistryServer;
beforeAll(async () => {
  made = await createRegistryServer();
  await made.publish('stone', ['1']);
});
afterAll(() => made.close());

/** Each call comes from an address of its own, so that none meets its budget. */
let calls = 0;
const mortar = (...args: string[]) => runCli(made.server, ...args);

interface Key {
  privateKey: CryptoKey;
  publicKey: string;
  kid: string;
}

async function newKey(): Promise<Key> {
  const { publicKey, privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  const jwk = await exportJWK(publicKey);
  return { privateKey, publicKey: jwk.x!, kid: await calculateJwkThumbprint(jwk) };
}

/** A key that an operator lets publish a remote. */
async function keyFor(remote: string, name = 'ci'): Promise<Key> {
  const key = await newKey();
  expect(await mortar('key', 'add', remote, name, key.publicKey)).toEqual({
    code: 0,
    text: `'${name}' may publish ${remote}, and nothing else`,
  });
  return key;
}

const hashOf = ({ dir }: RemoteBuild) =>
  createHash('sha256')
    .update(readFileSync(join(dir, 'build.json')))
    .digest('base64url');

/** A proof as a team's program makes it, but for what a test changes. */
function proofOf(build: RemoteBuild, key: Key, changed: Partial<PublishClaims> = {}, head: object = {}): Promise<string> {
  const origin = new URL(made.server.config.publicUrl).origin;
  const now = Math.floor(made.server.clock.now() / 1000);
  const claims = { aud: origin, sub: build.name, act: 'publish', build: hashOf(build), jti: randomUUID(), iat: now, ...changed };
  return new SignJWT(claims).setProtectedHeader({ alg: 'EdDSA', typ: PUBLISH_PROOF_TYPE, kid: key.kid, ...head }).sign(key.privateKey);
}

/** Every file of a build, as a form has them. */
const filesOf = ({ dir }: RemoteBuild) => readdirSync(dir).map((name): [string, Blob] => [name, new Blob([readFileSync(join(dir, name))])]);

async function send(proof: string | undefined, files: readonly [string, Blob][], reason?: string) {
  const form = new FormData();
  if (proof !== undefined) form.append('proof', proof);
  if (reason !== undefined) form.append('reason', reason);
  for (const [name, content] of files) form.append('file', content, name);
  const packed = new Response(form);
  const answer = await made.server.call({
    method: 'POST',
    from: `127.2.0.${(calls += 1)}`,
    url: publishBuild.path,
    headers: { 'content-type': packed.headers.get('content-type')! },
    payload: Buffer.from(await packed.arrayBuffer()),
  });
  await made.settled();
  return answer.json<{ code: number; data: Record<string, unknown> | null }>();
}

const liveOf = async (name: string) => (await made.page(`/${name}`)).registry.remotes[name]?.live?.version;

describe('a team with a key', () => {
  test('it publishes, stages and asks, as the command line does, and the history names the key', async () => {
    const key = await keyFor('kiln', 'CI of the kiln team');
    const [one, two] = [made.build('kiln', '1'), made.build('kiln', '2')];
    const asked = await send(await proofOf(one, key, { act: 'judge' }), filesOf(one));
    expect(asked).toMatchObject({ code: CODES.success, data: { changed: false, verdict: expect.stringContaining('kiln 1 (owner') } });
    expect(await liveOf('kiln')).toBeUndefined();
    expect(await send(await proofOf(one, key), filesOf(one), 'the first')).toMatchObject({
      data: { name: 'kiln', version: '1', from: null, changed: true },
    });
    expect(await liveOf('kiln')).toBe('1');
    expect(await send(await proofOf(two, key, { act: 'stage' }), filesOf(two))).toMatchObject({ data: { version: '2', changed: true } });
    expect(await liveOf('kiln')).toBe('1');
    const rows = await made.server.database.sql`select actor, action, detail from platform_audit where target = 'kiln' order by id`;
    expect(rows.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
      'kay key-add',
      'key:CI of the kiln team publish',
      'key:CI of the kiln team stage',
    ]);
    expect(rows[1]?.['detail']).toMatchObject({ reason: 'the first' });
    expect((await mortar('key', 'list')).text).toMatch(/kiln +CI of the kiln team .* by kay +\d{4}-/);
  });

  test('what the gate refuses is refused with the whole verdict, and nothing is stored', async () => {
    const key = await keyFor('bent');
    const build = made.build('bent', '1', { shared: { react: '^99.0.0' } });
    const { code, data } = await send(await proofOf(build, key), filesOf(build));
    expect(code).toBe(CODES.registryRefused);
    expect(data?.['why']).toMatch(/bent 1 .* is refused[\s\S]*\[shared\]/);
    const cut = made.build('bent', '2');
    const less = await send(
      await proofOf(cut, key),
      filesOf(cut).filter(([name]) => name !== 'entry.js'),
    );
    expect(less).toMatchObject({ code: CODES.registryRefused, data: { why: expect.stringContaining('[integrity]') } });
    expect(await made.server.database.sql`select 1 from platform_versions where remote = 'bent'`).toHaveLength(0);
  });

  test('taken back it publishes nothing more, what it published stays, and its name is free again', async () => {
    const key = await keyFor('fired');
    const [one, two] = [made.build('fired', '1'), made.build('fired', '2')];
    await send(await proofOf(one, key), filesOf(one));
    expect((await mortar('key', 'revoke', 'fired', 'ci')).text).toBe(`'ci' publishes fired no more; what it published stays`);
    expect((await send(await proofOf(two, key), filesOf(two))).code).toBe(CODES.keyRefused);
    expect(await liveOf('fired')).toBe('1');
    await keyFor('fired');
    expect((await mortar('key', 'add', 'fired', 'again', key.publicKey)).text).toContain('make a new one');
  });
});

describe('what proves nothing', () => {
  let key: Key;
  beforeAll(async () => {
    key = await keyFor('shut');
  });

  test.each<[string, (build: RemoteBuild) => Promise<string>]>([
    ['is by a key that nobody added', async (build) => proofOf(build, await newKey())],
    ['is by another key under the id of this one', async (build) => proofOf(build, { ...(await newKey()), kid: key.kid })],
    ['is for another remote', (build) => proofOf(build, key, { sub: 'other' })],
    ['is for another site', (build) => proofOf(build, key, { aud: 'https://elsewhere.example' })],
    ['is of another build', (build) => proofOf(build, key, { build: 'x'.repeat(43) })],
    ['is of an hour ago', (build) => proofOf(build, key, { iat: Math.floor(made.server.clock.now() / 1000) - 3600 })],
    ['is of an hour ahead', (build) => proofOf(build, key, { iat: Math.floor(made.server.clock.now() / 1000) + 3600 })],
    ['asks for something else', (build) => proofOf(build, key, { act: 'promote' as never })],
    ['is a token of another kind', (build) => proofOf(build, key, {}, { typ: 'JWT' })],
    ['is no token', async () => 'proof'],
  ])('a proof that %s is refused', async (_what, proof) => {
    const build = made.build('shut', '1');
    expect((await send(await proof(build), filesOf(build))).code).toBe(CODES.keyRefused);
    expect(await liveOf('shut')).toBeUndefined();
  });

  test('a proof is used once', async () => {
    const key = await keyFor('once');
    const [one, two] = [made.build('once', '1'), made.build('once', '2')];
    const proof = await proofOf(one, key);
    expect((await send(proof, filesOf(one))).code).toBe(CODES.success);
    await send(await proofOf(two, key), filesOf(two));
    expect((await send(proof, filesOf(one))).code).toBe(CODES.keyRefused);
    expect(await liveOf('once')).toBe('2');
  });

  test('a build of another remote is refused, whatever its proof says', async () => {
    const other = made.build('other', '1');
    const answer = await send(await proofOf(other, key, { sub: 'shut' }), filesOf(other));
    expect(answer.code).toBe(CODES.registryRefused);
    expect(await liveOf('other')).toBeUndefined();
  });
});

test.each([
  ['one', `-${'r'.repeat(41)}g`],
  ['two', `--${'Q'.repeat(40)}g`],
])('a key may begin with dashes: %s', async (name, publicKey) => {
  expect(await mortar('key', 'add', 'dashed', name, publicKey, '--reason', '-20 ms')).toEqual({
    code: 0,
    text: `'${name}' may publish dashed, and nothing else`,
  });
});

test('a file that would leave the folder of its build lies in it, and is served by nobody', async () => {
  const key = await keyFor('odd');
  const build = made.build('odd', '1');
  const { code } = await send(await proofOf(build, key), [...filesOf(build), ['../escaped.js', new Blob(['x'])]]);
  expect(code).toBe(CODES.success);
  expect(readdirSync(join(made.server.config.dataDir, 'remotes', 'odd', '1'))).not.toContain('escaped.js');
});

test.each<[string, (files: [string, Blob][]) => [string, Blob][]]>([
  ['a hidden file', (files) => [...files, ['.env', new Blob(['x'])]]],
  ['the same file twice', (files) => [...files, files[0]!]],
])('%s ends the call, and nothing is published', async (_what, change) => {
  const key = await keyFor('ended', randomUUID());
  const build = made.build('ended', '1');
  expect((await send(await proofOf(build, key), change(filesOf(build)))).code).toBe(CODES.malformed);
  expect(await liveOf('ended')).toBeUndefined();
});

test.each([
  ['longer than 500 characters', 'x'.repeat(501)],
  ['cut for its length', 'x'.repeat(5000)],
  ['no text for the database', 'the\0first'],
])('a reason that is %s is refused, and nothing is stored', async (_what, reason) => {
  const key = await keyFor('reasoned', randomUUID());
  const build = made.build('reasoned', '1');
  const answer = await send(await proofOf(build, key), filesOf(build), reason);
  expect(answer).toMatchObject({ code: CODES.validation, data: [{ field: 'reason' }] });
  expect(await made.server.database.sql`select 1 from platform_versions where remote = 'reasoned'`).toHaveLength(0);
});

test('files without a proof before them are refused unread', async () => {
  const build = made.build('unproven', '1');
  expect((await send(undefined, filesOf(build))).code).toBe(CODES.malformed);
});

test.each([
  [['key', 'add', 'kiln', 'short', 'abc'], 1, "'abc' is no public key"],
  [['key', 'revoke', 'kiln', 'nobody'], 1, "kiln has no key named 'nobody'"],
  [['key', 'add', 'kiln'], 2, 'It is: npm run mortar -- key add'],
  [['key', 'list', 'kiln'], 2, 'It is: npm run mortar -- key add'],
  [['key', 'add', 'Kiln!', 'a', 'b'], 2, "'Kiln!' cannot be the name of a remote"],
])('the command line says what is off with %j', async (args, code, text) => {
  expect(await mortar(...args)).toEqual({ code, text: expect.stringContaining(text) });
});
