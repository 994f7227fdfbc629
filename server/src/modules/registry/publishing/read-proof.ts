import { PUBLISH_ACTS, PUBLISH_PROOF_TYPE, PUBLISH_WINDOW_SECONDS, type PublishClaims } from '@mortar/protocol/registry';
import { decodeProtectedHeader, importJWK, jwtVerify } from 'jose';
import type { PublishKey } from './repository.ts';

const TEXTS = ['sub', 'act', 'build', 'jti'] as const;
const JTI = /^[\w-]{16,64}$/;

/** What a proof says, and by which key. */
export interface Proven extends PublishClaims {
  key: PublishKey;
}

/**
 * Reads the proof of a publication.
 * @param origin of the site that it must be for
 * @param now ms since the epoch
 * @returns undefined where it is by no key of its remote, for another site, not of now, or no proof
 */
export async function readProof(
  proof: string,
  { find, origin, now }: { find: (id: string) => Promise<PublishKey | undefined>; origin: string; now: number },
): Promise<Proven | undefined> {
  try {
    const { kid = '' } = decodeProtectedHeader(proof);
    const key = await find(kid);
    if (!key) return undefined;
    const { payload } = await jwtVerify(proof, await importJWK(key.key, 'EdDSA'), {
      typ: PUBLISH_PROOF_TYPE,
      algorithms: ['EdDSA'],
      audience: origin,
      subject: key.remote,
      maxTokenAge: 0,
      clockTolerance: PUBLISH_WINDOW_SECONDS,
      currentDate: new Date(now),
    });
    const isWhole = TEXTS.every((name) => typeof payload[name] === 'string') && PUBLISH_ACTS.includes(payload['act'] as never);
    return isWhole && JTI.test(payload.jti!) ? { ...(payload as unknown as PublishClaims), key } : undefined;
  } catch {
    return undefined;
  }
}
