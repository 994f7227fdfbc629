import type { Identity } from '../src/modules/identity/index.ts';

/** A person of a test: the value of `Authorization` is all that it takes to be one. */
export const testPerson = (userId: number) => ({ authorization: `person ${userId}` });

/** Reads what `testPerson` makes, in place of sessions. */
export const readTestPerson: Identity['authentication']['readPerson'] = (authorization) => {
  const userId = Number(/^person (\d+)$/.exec(authorization)?.[1]);
  return userId ? { userId, uid: `uid-${userId}`, sessionId: `session-${userId}`, exp: Infinity } : null;
};
