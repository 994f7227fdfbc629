const BYTES = 32;

/** The player's own number of a run: 32 random bytes in hexadecimal, so that the site alone does not decide what is drawn. */
export const newNumber = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
