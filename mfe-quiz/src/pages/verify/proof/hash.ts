const utf8 = new TextEncoder();

/** Bytes of lower-case hexadecimal. */
export const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: hex.length / 2 }, (_, index) => Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16));

const hexOf = (bytes: ArrayBuffer): string => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 of a text in UTF-8, or of bytes, in lower-case hexadecimal. */
export const sha256 = async (data: string | Uint8Array<ArrayBuffer>): Promise<string> =>
  hexOf(await crypto.subtle.digest('SHA-256', typeof data === 'string' ? utf8.encode(data) : data));

/** HMAC-SHA256 of texts under a key in hexadecimal. */
export async function macOf(keyHex: string): Promise<(text: string) => Promise<Uint8Array<ArrayBuffer>>> {
  const key = await crypto.subtle.importKey('raw', bytesOf(keyHex), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return async (text) => new Uint8Array(await crypto.subtle.sign('HMAC', key, utf8.encode(text)));
}

/** HMAC-SHA256 of one text, in hexadecimal. */
export const hmac = async (keyHex: string, text: string): Promise<string> => hexOf((await (await macOf(keyHex))(text)).buffer);

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

/** Whether an Ed25519 signature stands under a text. @param publicKey 32 bytes, base64 @throws where the browser knows no Ed25519 */
export async function isSigned(publicKey: string, text: string, signature: string): Promise<boolean> {
  const key = await crypto.subtle.importKey('raw', fromBase64(publicKey), 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', key, fromBase64(signature), utf8.encode(text));
}
