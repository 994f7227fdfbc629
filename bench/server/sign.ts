import { webcrypto } from 'node:crypto';
import { BOOT_ELEMENT_ID, signText, type BootData } from '@mortar/protocol';

/** Headers of a browser that has just loaded a page of the site. */
export async function signFor(origin: string): Promise<Record<string, string>> {
  const html = await (await fetch(origin)).text();
  const boot = JSON.parse(new RegExp(`id="${BOOT_ELEMENT_ID}">(.*?)</script>`).exec(html)?.[1] ?? '{}') as BootData;
  const key = await webcrypto.subtle.importKey(
    'spki',
    Buffer.from(boot.signKeys.web, 'base64'),
    { name: 'RSA-OAEP', hash: 'SHA-256' },
    false,
    ['encrypt'],
  );
  const text = new TextEncoder().encode(signText('web', boot.now, boot.shell));
  const sign = Buffer.from(await webcrypto.subtle.encrypt({ name: 'RSA-OAEP' }, key, text)).toString('base64');
  return { sign, os: 'web', deviceversion: boot.shell, lang: 'en', language: 'en' };
}
