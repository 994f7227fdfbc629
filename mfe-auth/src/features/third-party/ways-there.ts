import { createRequest, hasCode, type RequestFailure } from '@mortar/client';
import { startThirdParty, THIRD_PARTIES, type ThirdParty, type ThirdPartyType } from '@mortar/protocol/identity';
import { createEffect, scopeBind } from 'effector';
import { openWindow } from './window.ts';

/** As they write themselves, in every language. */
export const PARTY_NAMES: Record<ThirdParty, string> = { google: 'Google', discord: 'Discord', x: 'X' };

/** In the order in which they are offered. */
export const PARTIES = Object.keys(THIRD_PARTIES) as ThirdParty[];

/** Which third party a `registertype` means (spec §3). */
export function partyOf(type: ThirdPartyType): ThirdParty {
  return PARTIES.find((party) => THIRD_PARTIES[party] === type) ?? 'google';
}

/** Words by which a third party's library says why nobody came (spec §8); `refused` is ours for 1511451 without a message. */
type Word = 'invalid_network' | 'cancelled' | 'blocked' | 'access_denied' | 'timeout' | 'refused';

/** Why the last try brought nobody. */
export type Trouble = { party: ThirdParty } & ({ word: Word } | { failure: RequestFailure });

/** A window in which somebody is at a third party. */
export interface OpenVisit {
  party: ThirdParty;
  opened: Window;
  /** Names this visit in its answer. */
  flow: string;
}

function troubleOf(party: ThirdParty, failure: RequestFailure): Trouble {
  return hasCode(failure, 'thirdPartyUnavailable') ? { party, word: 'invalid_network' } : { party, failure };
}

/**
 * Ways to a third party: in a window, or with this whole page.
 * @param bind whether it is to be bound to who is signed in; a sign-in otherwise
 * @param pathBack where a whole page comes back to
 */
export function createWaysThere({ bind, pathBack }: { bind: boolean; pathBack: () => string }) {
  const startFx = createRequest(startThirdParty);

  /** Opens the window before anything is waited for: later the browser would take it for one that nobody asked for. */
  const openFx = createEffect<ThirdParty, OpenVisit, Trouble>(async (party) => {
    const start = scopeBind(startFx, { safe: true });
    const opened = openWindow();
    if (!opened) throw { party, word: 'blocked' } satisfies Trouble;
    try {
      const { url, flow } = await start({ registertype: THIRD_PARTIES[party], bind });
      opened.location.replace(url);
      return { party, opened, flow };
    } catch (failure) {
      opened.close();
      throw troubleOf(party, failure as RequestFailure);
    }
  });

  const leaveFx = createEffect<ThirdParty, void, Trouble>(async (party) => {
    const start = scopeBind(startFx, { safe: true });
    try {
      const { url } = await start({ registertype: THIRD_PARTIES[party], bind, path: pathBack() });
      location.assign(url);
    } catch (failure) {
      throw troubleOf(party, failure as RequestFailure);
    }
  });

  return { openFx, leaveFx };
}
