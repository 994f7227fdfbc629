import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KEY_FILE, KEY_VARIABLE, makeKey, readKey, type PublishKey } from './key.ts';
import { sendBuild } from './send-build.ts';

let folder: string;
let key: PublishKey;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mortar-key-'));
  key = await makeKey(folder);
  writeFileSync(join(folder, 'build.json'), '{"name":"beacon"}');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a key is for its owner alone, and none takes the place of another', async () => {
  expect(statSync(join(folder, KEY_FILE)).mode & 0o777).toBe(0o600);
  expect(await readKey(folder, {})).toEqual(key);
  const kept = readFileSync(join(folder, KEY_FILE), 'utf8');
  await expect(makeKey(folder)).rejects.toThrow('already');
  expect(readFileSync(join(folder, KEY_FILE), 'utf8')).toBe(kept);
  expect(await readKey(tmpdir(), { [KEY_VARIABLE]: kept })).toEqual(key);
});

test.each(['{}', 'no JSON', '{"kty":"EC"}'])('%s is no key, and it says so', async (text) => {
  await expect(readKey(folder, { [KEY_VARIABLE]: text })).rejects.toThrow(`${KEY_VARIABLE} holds no key`);
});

test('it says how to make one where there is none', async () => {
  await expect(readKey(join(folder, 'elsewhere'), {})).rejects.toThrow("'mortar-publish key' makes one");
});

test.each([
  ['http://mortar.example', 'http://mortar.example is no HTTPS'],
  ['mortar', "'mortar' is no address of a site"],
  ['http://localhost:1', 'http://localhost:1 cannot be reached'],
])('nothing goes to %s', async (url, text) => {
  await expect(sendBuild(folder, 'publish', { url, key })).rejects.toThrow(text);
});
