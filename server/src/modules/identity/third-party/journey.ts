import { safePath, type Input, type Output } from '@mortar/protocol';
import type { startThirdParty, ThirdParty, ThirdPartyRefusal } from '@mortar/protocol/identity';
import { randomPKCECodeVerifier } from 'openid-client';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Person } from '../../../lib/person.ts';
import { addAudit } from '../../moderation/index.ts';
import { newSecret, type Begun, type Flows } from './flows.ts';
import { partyOf } from './names.ts';
import type { Parties } from './parties/index.ts';
import { reasonOf, refusalOf } from './parties/refusal.ts';

export interface JourneyDeps {
  db: Db;
  clock: Clock;
  flows: Flows;
  parties: Parties;
  publicUrl: string;
}

/** Where a third party leads back to: a path of its own for each, so that the answer of one is never taken for another's. */
export const callbackPath = (party: ThirdParty) => `/api/accountservice/open/thirdparty/callback/${party}`;

/** How a journey to a third party ended. */
export type Ended = { begun: Begun } & ({ code: string } | { error: ThirdPartyRefusal });

/** The way to a third party and back: state, nonce and PKCE of one journey, in one browser, once (security D1). */
export function createJourney({ db, clock, flows, parties, publicUrl }: JourneyDeps) {
  const refused = (party: ThirdParty, network: string, reason: string) =>
    addAudit(db, {
      at: new Date(clock.now()),
      actor: 'visitor',
      action: `answer.${party}`,
      target: `party:${party}`,
      outcome: 'refused',
      detail: { network, reason },
    });

  return {
    /** @throws AppError `thirdPartyUnavailable` where there are no credentials or nobody answers */
    async start(
      { registertype, bind, path }: Input<typeof startThirdParty>,
      { person, browser }: { person: Person | null; browser: string },
    ): Promise<Output<typeof startThirdParty>> {
      if (bind && !person) throw new AppError('tokenInvalid');
      const name = partyOf(registertype);
      const party = parties[name];
      if (!party) throw new AppError('thirdPartyUnavailable');
      const [state, nonce, flow] = [newSecret(), newSecret(), newSecret()];
      const beginning = { redirectUri: publicUrl + callbackPath(name), state, nonce, verifier: randomPKCECodeVerifier() };
      const url = await party.addressOf(beginning).catch((cause: unknown) => {
        throw new AppError('thirdPartyUnavailable', { cause });
      });
      const begun: Begun = {
        party: name,
        flow,
        beginning,
        ...(bind && person && { bindTo: person.userId }),
        ...(path !== undefined && { path: safePath(path, publicUrl) }),
      };
      await flows.put(db, 'begun', state, browser, begun);
      return { url, flow };
    },

    /** What the browser came back with; undefined when this browser began nothing that it fits. */
    async end(name: ThirdParty, search: string, { browser, network }: { browser: string; network: string }): Promise<Ended | undefined> {
      const state = new URLSearchParams(search).get('state') ?? '';
      const begun = browser ? await flows.take(db, 'begun', state, browser) : undefined;
      const party = parties[name];
      if (!begun || !party || begun.party !== name) {
        await refused(name, network, 'state');
        return undefined;
      }
      try {
        const somebody = await party.redeem(new URL(begun.beginning.redirectUri + search), begun.beginning);
        const code = newSecret();
        const { bindTo } = begun;
        await flows.put(db, 'answered', code, browser, { party: name, somebody, ...(bindTo !== undefined && { bindTo }) });
        return { begun, code };
      } catch (error) {
        await refused(name, network, reasonOf(error));
        return { begun, error: refusalOf(error) };
      }
    },
  };
}

export type Journey = ReturnType<typeof createJourney>;
