import { THIRD_PARTIES, type ThirdParty, type ThirdPartyType } from '@mortar/protocol/identity';
import type { SiteLinks } from '@mortar/protocol/site';

/** As they write themselves, in every language. */
export const PARTY_NAMES: Record<ThirdParty, string> = { google: 'Google', discord: 'Discord', x: 'X' };

/** In the order in which they are offered. */
const PARTIES = Object.keys(THIRD_PARTIES) as ThirdParty[];

/** Those that the site has credentials for: no other is offered. */
export const partiesIn = ({ thirdParties = [] }: SiteLinks): ThirdParty[] =>
  PARTIES.filter((party) => thirdParties.includes(THIRD_PARTIES[party]));

/** Which third party a `registertype` means (spec §3). */
export function partyOf(type: ThirdPartyType): ThirdParty {
  return PARTIES.find((party) => THIRD_PARTIES[party] === type) ?? 'google';
}
