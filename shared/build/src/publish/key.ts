import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import { Unpublished } from './unpublished.ts';

/** Where a project keeps the private key of its remote. It belongs in no repository, and by its dot in no build's version. */
export const KEY_FILE = '.publish-key.json';
/** In its place for machines that build: the content of that file. */
export const KEY_VARIABLE = 'MORTAR_PUBLISH_KEY';

/** An Ed25519 key pair as a JWK, with its thumbprint as `kid`. */
export type PublishKey = JWK & { kid: string; x: string; d: string };

/** Makes a key in `folder` that only its owner may read. @throws Unpublished where there is one */
export async function makeKey(folder: string): Promise<PublishKey> {
  const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  const jwk = await exportJWK(privateKey);
  const key = { ...jwk, kid: await calculateJwkThumbprint(jwk) } as PublishKey;
  await writeFile(join(folder, KEY_FILE), `${JSON.stringify(key)}\n`, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw new Unpublished(`There is a ${KEY_FILE} already: move it away to make another key.`);
    throw error;
  });
  return key;
}

/** @throws Unpublished where there is none, or what is there is none */
export async function readKey(folder: string, env: NodeJS.ProcessEnv): Promise<PublishKey> {
  const text = env[KEY_VARIABLE] ?? (await readFile(join(folder, KEY_FILE), 'utf8').catch(() => undefined));
  if (text === undefined)
    throw new Unpublished(`There is no key: 'mortar-publish key' makes one, and an operator of the site lets it publish your remote.`);
  try {
    const { kty, crv, x, d, kid } = JSON.parse(text) as PublishKey;
    if (kty === 'OKP' && crv === 'Ed25519' && x && d && kid) return { kty, crv, x, d, kid };
  } catch {
    // The same as a text that says something else.
  }
  throw new Unpublished(`${env[KEY_VARIABLE] === undefined ? KEY_FILE : KEY_VARIABLE} holds no key that 'mortar-publish key' made.`);
}
