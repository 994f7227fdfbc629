import { toHex } from '@mortar/protocol';

const BYTES = 32;

/** The player's own number of a run: 32 random bytes in hexadecimal, so that the site alone does not decide what is drawn. */
export const newNumber = (): string => toHex(crypto.getRandomValues(new Uint8Array(BYTES)));
