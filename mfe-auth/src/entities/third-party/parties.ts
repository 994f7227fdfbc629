import { THIRD_PARTIES, type ThirdParty, type ThirdPartyType } from '@mortar/protocol/identity';

/** As they write themselves, in every language. */
export const PARTY_NAMES: Record<ThirdParty, string> = { google: 'Google', discord: 'Discord', x: 'X' };

/** In the order in which they are offered. */
export const PARTIES = Object.keys(THIRD_PARTIES) as ThirdParty[];

/** Which third party a `registertype` means (spec §3). */
export function partyOf(type: ThirdPartyType): ThirdParty {
  return PARTIES.find((party) => THIRD_PARTIES[party] === type) ?? 'google';
}
