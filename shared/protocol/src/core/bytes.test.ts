import { expect, test } from '@jest/globals';
import { fromBase64, fromHex, toBase64, toBase64url, toHex } from './bytes.ts';

const every = Uint8Array.from({ length: 256 }, (_, byte) => byte);

test('bytes are written as Node writes them, from a buffer and from a view of one', () => {
  for (const bytes of [every, every.subarray(250), new Uint8Array()]) {
    expect(toHex(bytes)).toBe(Buffer.from(bytes).toString('hex'));
    expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
    expect(toBase64url(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
  }
  expect(toHex(every.buffer)).toBe(Buffer.from(every).toString('hex'));
});

test('what was written is read again', () => {
  expect(fromHex(toHex(every))).toEqual(every);
  expect(fromHex(toHex(every).toUpperCase())).toEqual(every);
  expect(fromBase64(toBase64(every))).toEqual(every);
});

test('what is no base64 is refused', () => {
  expect(() => fromBase64('*')).toThrow();
});
