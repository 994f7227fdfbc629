import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  BUILD_MANIFEST_FILE,
  PUBLISH_PROOF_TYPE,
  publishBuild,
  type BuildManifest,
  type PublishAct,
  type PublishClaims,
} from '@mortar/protocol/registry';
import { SUCCESS, type Output } from '@mortar/protocol';
import { importJWK, SignJWT } from 'jose';
import type { PublishKey } from './key.ts';
import { Unpublished } from './unpublished.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Where to publish to. */
export interface Site {
  /** Its address, as a browser shows it. */
  url: string;
  key: PublishKey;
}

/** A key's proofs and a build travel by HTTPS alone, but for the own machine. @throws Unpublished */
function originOf(url: string): string {
  if (!URL.canParse(url)) throw new Unpublished(`'${url}' is no address of a site.`);
  const { origin, protocol, hostname } = new URL(url);
  if (protocol !== 'https:' && !LOOPBACK.has(hostname)) throw new Unpublished(`${origin} is no HTTPS: take the site's https:// address.`);
  return origin;
}

async function prove(key: PublishKey, claims: Omit<PublishClaims, 'jti' | 'iat'>): Promise<string> {
  const { aud, sub, ...rest } = claims;
  return new SignJWT({ ...rest, jti: randomUUID() })
    .setProtectedHeader({ alg: 'EdDSA', typ: PUBLISH_PROOF_TYPE, kid: key.kid })
    .setAudience(aud)
    .setSubject(sub)
    .setIssuedAt()
    .sign(await importJWK(key, 'EdDSA'));
}

async function formOf(dir: string, proof: string, reason: string | undefined): Promise<FormData> {
  const form = new FormData();
  form.append('proof', proof);
  if (reason !== undefined) form.append('reason', reason);
  for (const { name } of (await readdir(dir, { withFileTypes: true })).filter((entry) => entry.isFile()))
    form.append('file', new Blob([await readFile(join(dir, name))]), name);
  return form;
}

/**
 * Publishes the build in `dir` to a site, or asks what its gate says of it.
 * @throws Unpublished with the site's own words where it refuses, or cannot be reached
 */
export async function sendBuild(dir: string, act: PublishAct, { url, key }: Site, reason?: string): Promise<Output<typeof publishBuild>> {
  const origin = originOf(url);
  const listed = await readFile(join(dir, BUILD_MANIFEST_FILE));
  const { name } = JSON.parse(listed.toString()) as BuildManifest;
  const build = createHash('sha256').update(listed).digest('base64url');
  const body = await formOf(dir, await prove(key, { aud: origin, sub: name, act, build }), reason);
  const response = await fetch(new URL(publishBuild.path, origin), { method: 'POST', body }).catch((error: Error) => {
    throw new Unpublished(`${origin} cannot be reached: ${(error.cause as Error | undefined)?.message ?? error.message}`);
  });
  const answer = (await response.json().catch(() => null)) as { code: number; msg: string; data: unknown } | null;
  if (!answer) throw new Unpublished(`${origin} answers ${response.status}, and no Mortar site answers so.`);
  if (answer.code === SUCCESS) return answer.data as Output<typeof publishBuild>;
  const { why } = (answer.data ?? {}) as { why?: string };
  throw new Unpublished(why ?? answer.msg);
}
