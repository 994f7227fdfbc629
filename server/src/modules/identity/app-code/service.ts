import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Input, Output } from '@mortar/protocol';
import type { exchangeAppCode, issueAppCode } from '@mortar/protocol/identity';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Keyring } from '../../../lib/keyring.ts';
import type { Person } from '../../../lib/person.ts';
import type { Caller } from '../caller.ts';
import type { OpenSession, SessionService, SessionTokens } from '../session/index.ts';
import { addAudit, type Standing } from '../../moderation/index.ts';
import { usersOf } from '../users/repository.ts';
import { appCodesOf, type AppCodeRow } from './repository.ts';

/** A code is worth something for this long (security F13). */
export const APP_CODE_MS = 60_000;
const CODE_BYTES = 32;
/** Systems of the native app: a session of another one is a browser's, which has no page to hand anything to. */
const APP_OSES = ['android', 'ios'];

export interface AppCodeDeps {
  db: Db;
  clock: Clock;
  keyring: Keyring;
  sessions: Pick<SessionService, 'find'>;
  tokens: Pick<SessionTokens, 'begin'>;
  standing: Pick<Standing, 'banOfAccount'>;
}

/** Handing the native app's person over to a page inside of it: a code that works once, and only with the secret of the app that asked for it. */
export function createAppCodes({ db, clock, keyring, sessions, tokens, standing }: AppCodeDeps) {
  const hashOf = (code: string) => keyring.mac('appCode', code);

  function isRight({ challenge, expiresAt }: AppCodeRow, verifier: string): boolean {
    const [kept, given] = [Buffer.from(challenge, 'base64url'), createHash('sha256').update(verifier).digest()];
    return kept.length === given.length && timingSafeEqual(kept, given) && expiresAt.getTime() > clock.now();
  }

  /** The person of a code, while the app's own session is open. */
  async function personOf(row: AppCodeRow | undefined, verifier: string): Promise<{ userId: number; uid: string }> {
    const app = row && isRight(row, verifier) ? await sessions.find(row.sessionId) : undefined;
    if (!app) throw new AppError('codeExpired');
    const ban = standing.banOfAccount(app.uid);
    if (ban) throw new AppError(ban);
    return app;
  }

  return {
    /** Gives the app a code. @throws AppError `forbidden` for a session that is not the app's */
    async issue({ sessionId, userId }: Person, { challenge }: Input<typeof issueAppCode>): Promise<Output<typeof issueAppCode>> {
      const session = await sessions.find(sessionId);
      if (!session || !APP_OSES.includes(session.os)) throw new AppError('forbidden');
      const code = randomBytes(CODE_BYTES).toString('base64url');
      const expiresAt = new Date(clock.now() + APP_CODE_MS);
      await appCodesOf(db).put({ hash: hashOf(code), sessionId, userId, challenge, expiresAt });
      return { token: code, expiresat: expiresAt.getTime() };
    },

    /** Opens a session of the page for a code. @throws AppError `codeExpired`, the same for every code that is none */
    async exchange({ token, verifier, key, version }: Input<typeof exchangeAppCode>, { device, network }: Caller): Promise<OpenSession> {
      // Used up before it is looked at: a wrong guess burns it.
      const row = await appCodesOf(db).take(hashOf(token));
      const { userId, uid } = await personOf(row, verifier);
      const at = new Date(clock.now());
      return db.transaction(async (tx) => {
        await usersOf(tx).seeDevice({ userId, deviceId: device.deviceId, name: device.deviceName, os: device.os, at });
        const detail = { network, os: device.os, version };
        await addAudit(tx, { at, actor: `user:${uid}`, action: 'login.app', target: `user:${uid}`, outcome: 'done', detail });
        return tokens.begin(tx, { userId, uid, device, key });
      });
    },

    /** Forgets codes that nobody used. */
    prune: () => appCodesOf(db).removeBefore(new Date(clock.now())),
  };
}

export type AppCodes = ReturnType<typeof createAppCodes>;
