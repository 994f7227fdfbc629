import type { Keyring } from '../../../lib/keyring.ts';

/** What the tables hold instead of a network that somebody came from. */
export const networkHash = (keyring: Pick<Keyring, 'mac'>, network: string): string => keyring.mac('subject', `network ${network}`);
