import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { addAudit } from '../../moderation/index.ts';
import { CODE_MS, LINK_MS, TRIES, WRONG_TRIES } from './limits.ts';
import type { Looks } from './looks.ts';
import { codesOf } from './repository.ts';
import type { Aim, Hashes } from './secrets.ts';

type ConsumeOutcome = 'ok' | 'wrongCode' | 'codeExpired' | 'codeClosed';

export interface ConsumeDeps {
  /** Connections of its own: a wrong try stays counted when the caller's transaction rolls back, and callers that hold every
   * connection of the common pool cannot starve it. */
  tries: Db;
  looks: Looks;
  hashes: Hashes;
  clock: Clock;
}

/** What is used, for what, and from where. */
export type Use = Aim & {
  code?: string | undefined;
  grant?: string | undefined;
  /** Network that the call came from. */
  network: string;
};

/** @throws AppError what came of a code that is none */
export function ensureOk(outcome: ConsumeOutcome): void {
  if (outcome !== 'ok') throw new AppError(outcome);
}

/** Using up codes, links and grants. */
export function createConsume({ tries, looks, hashes, clock }: ConsumeDeps) {
  const targetOf = ({ email, purpose }: Aim) => ({ subject: hashes.subjectOf(email), purpose });

  /** Keeps what came of a code or link, without saying whose it was (security F16). */
  const keep = (db: Db, { aim, action, network, outcome }: { aim: Aim; action: string; network: string; outcome: ConsumeOutcome }) =>
    addAudit(db, {
      at: new Date(clock.now()),
      actor: 'visitor',
      action,
      target: `subject:${hashes.subjectOf(aim.email)}`,
      outcome: outcome === 'ok' ? 'done' : 'refused',
      detail: { purpose: aim.purpose, network, outcome },
    });

  async function consumeCode(tx: Db, aim: Aim, code: string, network: string): Promise<ConsumeOutcome> {
    const target = targetOf(aim);
    const now = clock.now();
    const bornAfter = new Date(now - CODE_MS);
    const taken = await codesOf(tries).takeTry(target, { bornAfter, tries: TRIES, wrong: WRONG_TRIES });
    if (!taken) {
      const standing = await codesOf(tries).standing(target);
      return (standing?.wrong ?? 0) >= WRONG_TRIES ? 'codeClosed' : 'codeExpired';
    }
    const mayLook = await looks.take(network);
    const isRight = mayLook && hashes.isCode(aim, code, taken.code);
    if (mayLook) await looks.tell(isRight);
    if (mayLook && !isRight) return 'wrongCode';
    // Before the caller's transaction holds the row: this connection would wait for it for ever.
    await codesOf(tries).returnTry({ ...target, code: taken.code });
    if (!mayLook) return 'codeClosed';
    await looks.giveBack(network);
    return (await codesOf(tx).use(target, { code: taken.code }, { now: new Date(now), bornAfter })) ? 'ok' : 'codeExpired';
  }

  return {
    /** Uses a grant when it fits, else the code; in the caller's transaction, so that what rolls back uses nothing up. */
    async consume(tx: Db, { email, purpose, code, grant, network }: Use): Promise<ConsumeOutcome> {
      const aim = { email, purpose };
      const now = new Date(clock.now());
      if (grant !== undefined) {
        const isUsed = await codesOf(tx).useGrant({ ...targetOf(aim), grant: hashes.hashOf(aim, 'grant', grant) }, now);
        if (isUsed) return 'ok';
      }
      const outcome = code === undefined ? 'codeExpired' : await consumeCode(tx, aim, code, network);
      // What is refused stays known when the caller's transaction is taken back.
      await keep(outcome === 'ok' ? tx : tries, { aim, action: 'code', network, outcome });
      return outcome;
    },

    /** Uses the link of a mail. */
    async consumeLink(tx: Db, { link, network, ...aim }: Aim & { link: string; network: string }): Promise<ConsumeOutcome> {
      const now = clock.now();
      const times = { now: new Date(now), bornAfter: new Date(now - LINK_MS) };
      const isUsed = await codesOf(tx).use(targetOf(aim), { link: hashes.hashOf(aim, 'link', link) }, times);
      const outcome = isUsed ? 'ok' : 'codeExpired';
      await keep(isUsed ? tx : tries, { aim, action: 'link', network, outcome });
      return outcome;
    },
  };
}

export type Consume = ReturnType<typeof createConsume>;
