import { randomBytes } from 'node:crypto';
import type { ThirdParty } from '@mortar/protocol/identity';
import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Keyring } from '../../../lib/keyring.ts';
import type { Beginning, Somebody } from './parties/party.ts';
import { flowsOf } from './repository.ts';

/** Every step of a sign-in must follow the one before within this time (security D1). */
export const STEP_MS = 10 * 60_000;
export const SECRET_BYTES = 32;

/** Why somebody must prove an address by a code first; the name of the code's purpose (spec §8). */
export type Demand = 'verify' | 'bindEmail';

interface OfParty {
  party: ThirdParty;
  /** The person that the third party shall be bound to; absent in a sign-in. */
  bindTo?: number;
}

/** The browser is at the third party. */
export type Begun = OfParty & {
  beginning: Beginning;
  flow: string;
  /** Where the third party leads back to; absent where it answers in a window. */
  path?: string;
};
/** The third party said who somebody is. */
export type Answered = OfParty & { somebody: Somebody };
/** And an address must be proven before that counts. */
export type Pending = Answered & { demand: Demand };

interface Steps {
  begun: Begun;
  answered: Answered;
  pending: Pending;
}
type Stage = keyof Steps;

/** 256 random bits for a state, a code. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** Steps of sign-ins under way: named by secrets that the tables do not hold, bound to a browser, each used once. */
export function createFlows({ keyring, clock }: { keyring: Keyring; clock: Clock }) {
  const named = (stage: Stage, secret: string, browser: string) => ({
    id: keyring.mac('thirdParty', `${stage} ${secret}`),
    stage,
    browser: keyring.mac('thirdParty', `browser ${browser}`),
  });
  const opened = <S extends Stage>(row: { sealed: string } | undefined) =>
    row && (JSON.parse(keyring.open('thirdParty', row.sealed)) as Steps[S]);

  return {
    async put<S extends Stage>(db: Db, stage: S, secret: string, browser: string, step: Steps[S]): Promise<void> {
      const sealed = keyring.seal('thirdParty', JSON.stringify(step));
      await flowsOf(db).put({ ...named(stage, secret, browser), sealed, expiresAt: new Date(clock.now() + STEP_MS) });
    },

    /** Uses a step up; undefined when there is none, it is too old, or another browser began. */
    async take<S extends Stage>(db: Db, stage: S, secret: string, browser: string): Promise<Steps[S] | undefined> {
      return opened<S>(await flowsOf(db).take(named(stage, secret, browser), new Date(clock.now())));
    },

    async read<S extends Stage>(db: Db, stage: S, secret: string, browser: string): Promise<Steps[S] | undefined> {
      return opened<S>(await flowsOf(db).read(named(stage, secret, browser), new Date(clock.now())));
    },

    /** The ticket that follows an answer: the same for the same code, so a repeated call hears the same. */
    ticketOf: (code: string): string => keyring.mac('thirdParty', `ticket ${code}`),

    prune: (db: Db) => flowsOf(db).removeBefore(new Date(clock.now())),
  };
}

export type Flows = ReturnType<typeof createFlows>;
