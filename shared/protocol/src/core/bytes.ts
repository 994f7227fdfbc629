// What `Uint8Array` itself has in newer browsers (TC39, "ArrayBuffer to/from Base64").

type Bytes = ArrayBuffer | Uint8Array;

/** Lower-case hexadecimal, two characters a byte. */
export const toHex = (bytes: Bytes): string => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Bytes of hexadecimal in either case; what is none gives bytes that mean nothing. */
export const fromHex = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: hex.length / 2 }, (_, index) => Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16));

/** Base64 with padding (RFC 4648 §4). */
export const toBase64 = (bytes: Bytes): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));

/** Base64 for addresses, without padding (RFC 4648 §5). */
export const toBase64url = (bytes: Bytes): string => toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** Bytes of base64. @throws DOMException for what is none */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
