import { randomInt } from 'node:crypto';

/** Without characters that look like another one. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

function randomName(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** Name on the wire: 60 bits, so two never meet and none is guessed. */
export const newUid = () => randomName(12).toLowerCase();
export const newInviteCode = () => randomName(8);
/** A neutral name: one made of the e-mail address would tell it to everybody. */
export const newUsername = () => `Mason-${randomName(6)}`;
