import { ACCESS_MS, signAccess } from '../src/modules/identity/session/access-token.ts';
import type { TestApp } from './app.ts';

/** What a call of a person carries: a token of the server's own, as a sign-in would give it. No row stands behind it. */
export function testPerson({ identity, clock }: Pick<TestApp, 'identity' | 'clock'>, userId: number): { authorization: string } {
  const claims = { userId, uid: `uid-${userId}`, sessionId: `session-${userId}`, exp: clock.now() + ACCESS_MS };
  return { authorization: `Bearer ${signAccess(identity.keyring, claims)}` };
}
