import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { loginTriesOf } from './login-tries.ts';

/** Admits one try of a password, counted before it is looked at. @throws AppError `rateLimited`, or what the human check throws */
export type Admit = (subject: string, network: string, demandHuman: () => Promise<void>) => Promise<void>;

/** One budget for every place that takes a password (security B4): signing in and confirming share it. */
export function createAdmit({ db, clock }: { db: Db; clock: Clock }): Admit {
  return async (subject, network, demandHuman) => {
    const admission = await loginTriesOf(db).admit(subject, network, clock.now());
    if (admission.kind === 'wait') throw new AppError('rateLimited', { retryAfter: admission.seconds });
    if (admission.needsCheck) await demandHuman();
  };
}
