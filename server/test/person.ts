import type { Person, ReadPerson } from '../src/lib/person.ts';

/** A person of a test: the value of `Authorization` is all that it takes to be one. */
export const testPerson = (userId: number) => ({ authorization: `person ${userId}` });

/** Reads what `testPerson` makes, in place of sessions. */
export const readTestPerson: ReadPerson = (authorization): Person | null => {
  const userId = Number(/^person (\d+)$/.exec(authorization)?.[1]);
  return userId ? { userId, uid: `uid-${userId}`, sessionId: `session-${userId}` } : null;
};
