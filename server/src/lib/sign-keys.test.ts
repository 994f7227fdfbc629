import { generateKeyPairSync } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { createDataFolder, type DataFolder } from '../../test/data-folder.ts';
import { loadSignKeys, publicSignKeys } from './sign-keys.ts';

const folders: DataFolder[] = [];
function dataDir(): string {
  const folder = createDataFolder();
  folders.push(folder);
  return folder.path;
}
afterEach(() => {
  for (const folder of folders.splice(0)) folder.remove();
});

function newKey(bits: number): string {
  return generateKeyPairSync('rsa', { modulusLength: bits }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

describe('loadSignKeys', () => {
  test('it makes one key per system, once, that only its owner may read', async () => {
    const folder = dataDir();
    const first = publicSignKeys(await loadSignKeys({ dataDir: folder, signSecrets: {} }));
    expect(new Set(Object.values(first)).size).toBe(4);
    expect(readdirSync(join(folder, 'secrets')).sort()).toEqual(['sign-android.pem', 'sign-h5.pem', 'sign-ios.pem', 'sign-web.pem']);
    for (const name of readdirSync(join(folder, 'secrets'))) expect(statSync(join(folder, 'secrets', name)).mode & 0o777).toBe(0o600);
    expect(publicSignKeys(await loadSignKeys({ dataDir: folder, signSecrets: {} }))).toEqual(first);
  });

  test('it gives two starts at once the same keys', async () => {
    const folder = dataDir();
    const [one, other] = await Promise.all([1, 2].map(() => loadSignKeys({ dataDir: folder, signSecrets: {} })));
    expect(publicSignKeys(one!)).toEqual(publicSignKeys(other!));
  });

  test('it takes a key of the operator’s as PEM or as one line, and makes no file for it', async () => {
    const folder = dataDir();
    const web = newKey(2048);
    const oneLine = web.replace(/-----[^-]+-----|\s/g, '');
    const keys = publicSignKeys(await loadSignKeys({ dataDir: folder, signSecrets: { web, h5: oneLine } }));
    expect(keys.h5).toBe(keys.web);
    expect(readdirSync(join(folder, 'secrets'))).toEqual(['sign-android.pem', 'sign-ios.pem']);
  });

  test.each([
    ['of another size', newKey(1024), 'SECRET_SIGN_WEB: the key must be RSA with 2048 bits'],
    ['that is none', 'MIIabcd', 'SECRET_SIGN_WEB: this is no private key; give an RSA-2048 key in PKCS 8, or unset it'],
  ])('it refuses a key %s', async (_what, web, message) => {
    await expect(loadSignKeys({ dataDir: dataDir(), signSecrets: { web } })).rejects.toThrow(message);
  });

  test('it names the file when a kept key is damaged, and leaves it as it is', async () => {
    const folder = dataDir();
    await loadSignKeys({ dataDir: folder, signSecrets: {} });
    const file = join(folder, 'secrets', 'sign-ios.pem');
    writeFileSync(file, 'damaged');
    await expect(loadSignKeys({ dataDir: folder, signSecrets: {} })).rejects.toThrow(/^sign-ios\.pem: this is no private key/);
    expect(readFileSync(file, 'utf8')).toBe('damaged');
  });

  test('it says that the folder for secrets cannot be made', async () => {
    const folder = dataDir();
    writeFileSync(join(folder, 'secrets'), '');
    await expect(loadSignKeys({ dataDir: folder, signSecrets: {} })).rejects.toThrow(/secrets.*set DATA_DIR to/);
  });
});
