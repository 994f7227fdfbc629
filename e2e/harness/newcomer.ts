import type { Locale } from '@mortar/protocol';
import type { BrowserContext } from '@playwright/test';
import { openDatabase } from '../../server/src/db/database.ts';
import { systemClock } from '../../server/src/lib/clock.ts';
import { loadKeyring } from '../../server/src/lib/keyring.ts';
import { REFRESH_COOKIE } from '../../server/src/modules/identity/session/cookies.ts';
import { createSessionTokens } from '../../server/src/modules/identity/session/tokens.ts';
import { newInviteCode, newUid, newUsername } from '../../server/src/modules/identity/users/names.ts';
import { usersOf } from '../../server/src/modules/identity/users/repository.ts';
import { newAddress } from './sign-up.ts';
import type { Stack } from './stack.ts';

const DEVICE = { deviceId: 'newcomer', deviceName: 'Test browser', os: 'web' };

/**
 * Somebody new is signed in, in a browser: their account and session are made as a sign-up makes them, but for its reward. For
 * journeys that are about something else than signing up. @returns their name
 */
export async function newcomerIn(context: BrowserContext, { databaseUrl, folder }: Stack, locale: Locale): Promise<string> {
  const database = await openDatabase(databaseUrl);
  try {
    const keyring = await loadKeyring({ dataDir: folder, sessionSecret: undefined });
    const tokens = createSessionTokens({ db: database.db, keyring, clock: systemClock });
    const person = { uid: newUid(), username: newUsername(), inviteCode: newInviteCode(), locale };
    const secret = await database.db.transaction(async (tx) => {
      const identities = [{ kind: 'email' as const, subject: newAddress() }];
      const userId = await usersOf(tx).add({ ...person, identities, at: new Date(systemClock.now()) });
      return (await tokens.begin(tx, { userId: userId!, uid: person.uid, device: DEVICE, key: undefined })).refreshToken!;
    });
    const cookie = { name: REFRESH_COOKIE, value: secret, domain: 'localhost', path: '/' };
    await context.addCookies([{ ...cookie, secure: true, httpOnly: true, sameSite: 'Lax' }]);
    return person.username;
  } finally {
    await database.close();
  }
}

/** The uid of somebody by their name. */
export async function uidOf({ rows }: Stack, name: string): Promise<string> {
  const [person] = await rows<{ uid: string }>(`select uid from account_users where username = '${name}'`);
  return person!.uid;
}
