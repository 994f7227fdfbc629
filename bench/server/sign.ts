import { webcrypto } from 'node:crypto';
import { signText } from '@mortar/protocol';
import { BOOT_ELEMENT_ID, type BootData } from '@mortar/protocol/site';

type Headers = Record<string, string>;

/** Headers of as many browsers as asked for, each of which has just loaded a page of the site. */
export async function signsFor(origin: string, browsers: number): Promise<Headers[]> {
  const html = await (await fetch(origin)).text();
  const boot = JSON.parse(new RegExp(`id="${BOOT_ELEMENT_ID}">(.*?)</script>`).exec(html)?.[1] ?? '{}') as BootData;
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const key = await webcrypto.subtle.importKey('spki', Buffer.from(boot.signKeys.web, 'base64'), algorithm, false, ['encrypt']);
  const text = new TextEncoder().encode(signText('web', boot.now, boot.shell));
  const one = async () => {
    const sign = Buffer.from(await webcrypto.subtle.encrypt(algorithm, key, text)).toString('base64');
    return { sign, os: 'web', deviceversion: boot.shell, lang: 'en', language: 'en' };
  };
  return Promise.all(Array.from({ length: browsers }, one));
}

/** A client uses a value for so long (decisions of the protocol). */
const RENEWED_AFTER_MS = 60_000;

/** The same, made anew as clients do: ask before every round. */
export function renewedSigns(origin: string, browsers: number): () => Promise<Headers[]> {
  let made: { at: number; signs: Headers[] } | undefined;
  return async () => {
    if (!made || Date.now() - made.at > RENEWED_AFTER_MS) made = { at: Date.now(), signs: await signsFor(origin, browsers) };
    return made.signs;
  };
}
