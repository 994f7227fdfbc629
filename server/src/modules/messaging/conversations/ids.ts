import { randomInt } from 'node:crypto';

/** `randomInt` takes ranges up to 2^48. */
const RANGE = 2 ** 48 - 1;

/** Id of a new conversation: random, so that it tells nothing of how many there are. */
export const newConversationId = (): number => randomInt(1, RANGE);

/** A conversation's key in the tables, of its name on the wire. */
export const keyOf = (id: string): number => Number(id);
