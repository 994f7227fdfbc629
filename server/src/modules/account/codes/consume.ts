import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import { CODE_MS, LINK_MS, TRIES, WRONG_TRIES } from './limits.ts';
import { codesOf } from './repository.ts';
import type { Aim, Hashes } from './secrets.ts';

export type ConsumeOutcome = 'ok' | 'wrongCode' | 'codeExpired' | 'codeClosed';

export interface ConsumeDeps {
  /** Connections of its own: a wrong try stays counted when the caller's transaction rolls back, and callers that hold every
   * connection of the common pool cannot starve it. */
  tries: Db;
  hashes: Hashes;
  clock: Clock;
}

/** Using up codes, links and grants. */
export function createConsume({ tries, hashes, clock }: ConsumeDeps) {
  const targetOf = ({ email, purpose }: Aim) => ({ subject: hashes.subjectOf(email), purpose });

  async function consumeCode(tx: Db, aim: Aim, code: string): Promise<ConsumeOutcome> {
    const target = targetOf(aim);
    const now = clock.now();
    const sentAfter = new Date(now - CODE_MS);
    const taken = await codesOf(tries).takeTry(target, { sentAfter, tries: TRIES, wrong: WRONG_TRIES });
    if (!taken) {
      const standing = await codesOf(tries).standing(target);
      return (standing?.wrong ?? 0) >= WRONG_TRIES ? 'codeClosed' : 'codeExpired';
    }
    if (!hashes.isCode(aim, code, taken.code)) return 'wrongCode';
    // Before the caller's transaction holds the row: this connection would wait for it for ever.
    await codesOf(tries).returnTry({ ...target, code: taken.code });
    return (await codesOf(tx).use(target, { code: taken.code }, { now: new Date(now), sentAfter })) ? 'ok' : 'codeExpired';
  }

  return {
    /** Uses a grant when it fits, else the code; in the caller's transaction, so that what rolls back uses nothing up. */
    async consume(tx: Db, use: Aim & { code?: string; grant?: string }): Promise<ConsumeOutcome> {
      const { email, purpose, code, grant } = use;
      const aim = { email, purpose };
      const now = new Date(clock.now());
      if (grant !== undefined) {
        const isUsed = await codesOf(tx).useGrant({ ...targetOf(aim), grant: hashes.hashOf(aim, 'grant', grant) }, now);
        if (isUsed) return 'ok';
      }
      return code === undefined ? 'codeExpired' : consumeCode(tx, aim, code);
    },

    /** Uses the link of a mail. */
    async consumeLink(tx: Db, { link, ...aim }: Aim & { link: string }): Promise<ConsumeOutcome> {
      const now = clock.now();
      const times = { now: new Date(now), sentAfter: new Date(now - LINK_MS) };
      const isUsed = await codesOf(tx).use(targetOf(aim), { link: hashes.hashOf(aim, 'link', link) }, times);
      return isUsed ? 'ok' : 'codeExpired';
    },
  };
}

export type Consume = ReturnType<typeof createConsume>;
