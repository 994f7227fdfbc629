import { createHash, createHmac } from 'node:crypto';

/** SHA-256 of a text in UTF-8, or of bytes, in lower-case hexadecimal. */
export const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');

/** HMAC-SHA256 of a text under a key in hexadecimal, as bytes. */
export const hmac = (keyHex: string, text: string): Buffer => createHmac('sha256', Buffer.from(keyHex, 'hex')).update(text).digest();
