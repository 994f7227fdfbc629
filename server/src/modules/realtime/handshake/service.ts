import { createHash, randomBytes, type KeyObject } from 'node:crypto';
import { SIGN_WINDOW_MS } from '@mortar/protocol';
import type { ConnectionAuth } from '@mortar/protocol/realtime';
import { AppError, type FieldTexts } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Person } from '../../../lib/person.ts';
import { spki } from '../../../lib/rsa-key.ts';
import { readOffer, sealFor } from './key-offer.ts';
import type { utokensOf } from './repository.ts';

/** A token opens connections for a day. */
const UTOKEN_MS = 24 * 3600 * 1000;
const UTOKEN_BYTES = 32;

const REFUSED: FieldTexts = { token: { en: 'Not valid', 'zh-HK': '格式不正確' } };

export interface HandshakeDeps {
  /** Private half of the key that offers are encrypted under. */
  key: KeyObject;
  utokens: ReturnType<typeof utokensOf>;
  /** An open session by its id. */
  findSession(sessionId: string): Promise<{ userId: number; uid: string } | undefined>;
  clock: Clock;
}

/** Who opens a connection. */
export interface Knocker {
  person: Person;
  deviceId: string;
  /** When the token dies, ms since the epoch. */
  expiresAt: number;
}

const hashOf = (utoken: string): string => createHash('sha256').update(utoken).digest('base64url');

/** Gives the tokens that open connections, and reads them (security F12). */
export function createHandshake({ key, utokens, findSession, clock }: HandshakeDeps) {
  const publicKey = spki(key);
  return {
    publicKey,

    /**
     * A token for a person's session on a device, encrypted with the key of an offer that is fresh and was never made before.
     * @throws AppError `validation`, for whatever is wrong with the offer
     */
    async giveUtoken(token: string, { userId, sessionId }: Person, deviceId: string): Promise<string> {
      const offer = readOffer(key, token);
      const now = clock.now();
      const isFresh = offer !== undefined && Math.abs(now - offer.time) <= SIGN_WINDOW_MS;
      if (!isFresh || !(await utokens.takeNonce(offer.nonce, new Date(now)))) throw new AppError('validation', { fields: REFUSED });
      const utoken = randomBytes(UTOKEN_BYTES).toString('base64url');
      await utokens.add({ hash: hashOf(utoken), userId, sessionId, deviceId, expiresAt: new Date(now + UTOKEN_MS) });
      return sealFor(offer, utoken);
    },

    /** Whose token this is. @throws AppError `tokenInvalid` where it is dead, of somebody or somewhere else, or its session is over */
    async read({ uid, utoken = '', deviceid }: ConnectionAuth): Promise<Knocker> {
      const known = await utokens.find(hashOf(utoken));
      const isOwn = known !== undefined && known.deviceId === deviceid && known.expiresAt.getTime() > clock.now();
      const session = isOwn ? await findSession(known.sessionId) : undefined;
      if (!isOwn || !session || session.uid !== uid || session.userId !== known.userId) throw new AppError('tokenInvalid');
      const person = { userId: session.userId, uid: session.uid, sessionId: known.sessionId };
      return { person, deviceId: known.deviceId, expiresAt: known.expiresAt.getTime() };
    },

    prune: () => utokens.prune(new Date(clock.now()), new Date(clock.now() - 2 * SIGN_WINDOW_MS)),
  };
}

export type Handshake = ReturnType<typeof createHandshake>;
