import { THIRD_PARTIES, type ThirdParty, type ThirdPartyType } from '@mortar/protocol/identity';

/** As they write themselves. */
const NAMES: Record<ThirdParty, string> = { google: 'Google', discord: 'Discord', x: 'X' };

export const PARTIES = Object.keys(THIRD_PARTIES) as ThirdParty[];

export const nameOf = (party: ThirdParty): string => NAMES[party];

/** Which third party a `registertype` means (spec §3). */
export function partyOf(type: ThirdPartyType): ThirdParty;
/** The same of any number; undefined when it means none. */
export function partyOf(type: number): ThirdParty | undefined;
export function partyOf(type: number): ThirdParty | undefined {
  return PARTIES.find((party) => THIRD_PARTIES[party] === type);
}
