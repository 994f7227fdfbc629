import { expect, test } from '@jest/globals';
import { createKeyring } from '../../../lib/keyring.ts';
import { createAccessReader, signAccess } from './access-token.ts';

const NOW = 1_800_000_000_000;
const MAC_CHARACTERS = 43;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const keyring = createKeyring('a secret of the test');

/** A token whose mac has both characters that base64 spells in another way. */
function tokenWithBoth(): string {
  for (let exp = NOW + 1; ; exp += 1) {
    const token = signAccess(keyring, { sessionId: 's', userId: 1, uid: 'u', exp });
    if (/(?=.*-)(?=.*_)/.test(token.slice(-MAC_CHARACTERS))) return token;
  }
}

/** What decoders of base64 read as the same bytes, and the like. */
function otherSpellings(token: string): string[] {
  const [payload, mac] = [token.slice(0, -MAC_CHARACTERS - 1), token.slice(-MAC_CHARACTERS)];
  const last = LETTERS.indexOf(mac.at(-1)!);
  const macs = [
    ...[1, 2, 3].map((bits) => mac.slice(0, -1) + LETTERS[(last & ~3) + ((last + bits) & 3)]!),
    ...['=', '==', ' ', '\n', '!', '.'].map((more) => mac + more),
    mac.replaceAll('-', '+'),
    mac.replaceAll('_', '/'),
    mac.replaceAll('-', '+').replaceAll('_', '/'),
    `${mac.slice(0, 20)}\t${mac.slice(20)}`,
    ` ${mac}`,
    `.${mac}`,
    // Whose lower bytes are the same letters.
    [...mac].map((letter) => String.fromCodePoint(letter.codePointAt(0)! + 0x1_00)).join(''),
  ];
  return [...macs.map((other) => `${payload}.${other}`), `${payload}=.${mac}`, `${payload} .${mac}`, ` ${token}`];
}

test('it has one spelling: any other is refused, and remembered by nobody', () => {
  let checks = 0;
  const unsign: typeof keyring.unsign = (...asked) => {
    checks += 1;
    return keyring.unsign(...asked);
  };
  const read = createAccessReader({ ...keyring, unsign });
  const token = tokenWithBoth();
  for (let time = 0; time < 2; time += 1) expect(read(token, NOW)).toMatchObject({ sessionId: 's', userId: 1, uid: 'u' });
  expect(checks).toBe(1);
  const others = otherSpellings(token);
  expect(new Set(others).add(token).size).toBe(others.length + 1);
  for (let time = 0; time < 2; time += 1) for (const other of others) expect([other, read(other, NOW)]).toEqual([other, null]);
  expect(checks).toBe(1 + 2 * others.length);
});
