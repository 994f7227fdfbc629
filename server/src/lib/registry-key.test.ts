import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { REGISTRY_CONTEXT } from '@mortar/protocol/registry';
import { createDataFolder, type DataFolder } from '../../test/data-folder.ts';
import { loadRegistryKey } from './registry-key.ts';

const folders: DataFolder[] = [];
function load(registrySecret?: string, folder = createDataFolder()) {
  folders.push(folder);
  return { folder, load: () => loadRegistryKey({ dataDir: folder.path, registrySecret }) };
}
afterEach(() => {
  for (const folder of folders.splice(0)) folder.remove();
});
const pem = (type: 'ed25519' | 'x25519') =>
  (type === 'ed25519' ? generateKeyPairSync('ed25519') : generateKeyPairSync('x25519')).privateKey
    .export({ type: 'pkcs8', format: 'pem' })
    .toString();

describe('loadRegistryKey', () => {
  test('it makes one key, once, that only its owner may read', () => {
    const { folder, load: read } = load();
    const key = read();
    expect(readdirSync(join(folder.path, 'secrets'))).toEqual(['registry.pem']);
    expect(statSync(join(folder.path, 'secrets', 'registry.pem')).mode & 0o777).toBe(0o600);
    expect(read().publicKey).toBe(key.publicKey);
  });

  test('it signs what whoever knows the public key verifies, and nothing else passes', () => {
    const key = load().load();
    const signature = key.sign('registry', 'text');
    const publicKey = createPublicKey({
      key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(key.publicKey, 'base64').toString('base64url') },
      format: 'jwk',
    });
    expect(verify(null, Buffer.from(`${REGISTRY_CONTEXT}text`), publicKey, Buffer.from(signature, 'base64'))).toBe(true);
    expect(key.verify('registry', 'text', signature)).toBe(true);
    expect(key.verify('registry', 'texts', signature)).toBe(false);
    expect(key.verify('registry', 'text', '')).toBe(false);
  });

  test('it takes no signature of one kind for one of another', () => {
    const key = load().load();
    expect(key.verify('version', 'text', key.sign('registry', 'text'))).toBe(false);
  });

  test('it takes a key of the operator’s as PEM or as one line, and makes no file for it', () => {
    const given = pem('ed25519');
    const { folder, load: read } = load(given);
    expect(load(given.replace(/-----[^-]+-----|\s/g, '')).load().publicKey).toBe(read().publicKey);
    expect(readdirSync(folder.path)).not.toContain('secrets');
  });

  test.each([
    ['of another kind', pem('x25519'), 'SECRET_REGISTRY: the key must be of the kind Ed25519'],
    ['that is none', 'MC4CAQAwabcd', 'SECRET_REGISTRY: this is no private key; give an Ed25519 key in PKCS 8, or unset it'],
  ])('it refuses a key %s', (_what, secret, message) => {
    expect(load(secret).load).toThrow(message);
  });

  test('it names the file when the kept key is damaged', () => {
    const { folder, load: read } = load();
    read();
    writeFileSync(join(folder.path, 'secrets', 'registry.pem'), 'damaged');
    expect(read).toThrow(/^registry\.pem: this is no private key/);
  });
});
