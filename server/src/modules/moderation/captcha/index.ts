import { randomInt } from 'node:crypto';
import { HEADERS } from '@mortar/protocol';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Keyring } from '../../../lib/keyring.ts';
import { createChallenges } from './challenge.ts';
import { captchaRepository } from './repository.ts';
import { createCaptchaService, type CaptchaPolicy, type CaptchaService } from './service.ts';

export interface Captcha extends CaptchaService {
  /** The human check of a request, for a room without a transaction. @throws AppError `captchaNeeded` or `captchaFailed` */
  demandHuman(request: Pick<FastifyRequest, 'headers'>): Promise<void>;
  /** The same, once a policy asks for it. */
  ensureHuman(request: Pick<FastifyRequest, 'headers'>, policy: CaptchaPolicy, key: string): Promise<void>;
}

/** Token of the human check; empty when the client has none (spec §7). */
export function captchaTokenOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const token = headers[HEADERS.recaptcha];
  return typeof token === 'string' && token !== '' ? token : undefined;
}

export interface CaptchaRoomDeps {
  db: Db;
  keyring: Keyring;
  clock: Clock;
}

/** The human check: self-hosted proof of work. */
export function createCaptcha({ db, keyring, clock }: CaptchaRoomDeps): Captcha {
  const keys = { signature: keyring.mac('captcha', 'challenge'), solution: keyring.mac('captcha', 'solution') };
  // randomInt leaves its upper bound out.
  const challenges = createChallenges({ ...keys, guesses: (fewest, most) => randomInt(fewest, most + 1) }, clock);
  const service = createCaptchaService({ repository: captchaRepository, challenges, keyring, clock });

  return {
    ...service,
    demandHuman: (request) => service.demand(db, captchaTokenOf(request)),
    async ensureHuman(request, policy, key) {
      if (await service.needCaptcha(db, policy, key)) await service.demand(db, captchaTokenOf(request));
    },
  };
}
