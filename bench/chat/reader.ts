import type { Browser, BrowserContext } from '@playwright/test';
import { systemClock } from '@mortar/server';
import { loadKeyring } from '../../server/src/lib/keyring.ts';
import { REFRESH_COOKIE } from '../../server/src/modules/identity/session/cookies.ts';
import { createSessionTokens } from '../../server/src/modules/identity/session/tokens.ts';
import type { Mortar } from './mortar.ts';
import type { Member } from './rooms.ts';

const DEVICE = { deviceId: 'bench-reader', deviceName: 'Benchmark', os: 'web' };

/** A browser in which somebody is signed in, as after a login. */
export async function signedIn(browser: Browser, { stack, database: { db } }: Mortar, { userId, uid }: Member): Promise<BrowserContext> {
  const keyring = await loadKeyring({ dataDir: stack.dataDir, sessionSecret: undefined });
  const tokens = createSessionTokens({ db, keyring, clock: systemClock });
  const { refreshToken } = await db.transaction((tx) => tokens.begin(tx, { userId, uid, device: DEVICE, key: undefined }));
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  await context.addCookies([
    { name: REFRESH_COOKIE, value: refreshToken!, domain: 'localhost', path: '/', secure: true, httpOnly: true, sameSite: 'Lax' },
  ]);
  return context;
}
