import { fromBase64, fromHex, toHex } from '@mortar/protocol';

const utf8 = new TextEncoder();

/** SHA-256 of a text in UTF-8, or of bytes, in lower-case hexadecimal. */
export const sha256 = async (data: string | Uint8Array<ArrayBuffer>): Promise<string> =>
  toHex(await crypto.subtle.digest('SHA-256', typeof data === 'string' ? utf8.encode(data) : data));

/** HMAC-SHA256 of texts under a key in hexadecimal. */
export async function macOf(keyHex: string): Promise<(text: string) => Promise<Uint8Array<ArrayBuffer>>> {
  const key = await crypto.subtle.importKey('raw', fromHex(keyHex), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return async (text) => new Uint8Array(await crypto.subtle.sign('HMAC', key, utf8.encode(text)));
}

/** HMAC-SHA256 of one text, in hexadecimal. */
export const hmac = async (keyHex: string, text: string): Promise<string> => toHex(await (await macOf(keyHex))(text));

/** Whether an Ed25519 signature stands under a text. @param publicKey 32 bytes, base64 @throws where the browser knows no Ed25519 */
export async function isSigned(publicKey: string, text: string, signature: string): Promise<boolean> {
  const key = await crypto.subtle.importKey('raw', fromBase64(publicKey), 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', key, fromBase64(signature), utf8.encode(text));
}
