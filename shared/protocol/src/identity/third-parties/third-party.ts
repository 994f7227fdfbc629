/** Third parties that people sign in by, with their `registertype` (spec §3). */
export const THIRD_PARTIES = { google: 4, discord: 6, x: 7 } as const;
export type ThirdParty = keyof typeof THIRD_PARTIES;
export type ThirdPartyType = (typeof THIRD_PARTIES)[ThirdParty];

/** Their numbers, in the order in which they are shown. */
export const THIRD_PARTY_TYPES = Object.values(THIRD_PARTIES);

/** Size of the window of a third party in pixels, and how long it may be silent (spec §9). */
export const THIRD_PARTY_WINDOW = { width: 500, height: 550, timeoutMs: 20_000 } as const;

/** `BroadcastChannel` by which that window tells our own pages, and nobody else, how it ended. */
export const THIRD_PARTY_CHANNEL = 'mortar-third-party';

/** Why a third party gave nobody. */
export type ThirdPartyRefusal = 'access_denied' | 'invalid_network' | 'refused';

/** How a sign-in at a third party ended, told over the channel or in the fragment of the page that it leads back to. */
export type ThirdPartyAnswer = {
  /** The one that `open/thirdparty/start` gave. */
  flow: string;
} & ({ code: string } | { error: ThirdPartyRefusal });

const FRAGMENT = /^#auto=([0-9]{1,2})\.([A-Za-z0-9_-]{43})\.([A-Za-z0-9_-]{6,43})$/;
const REFUSALS = ['access_denied', 'invalid_network', 'refused'] as const satisfies ThirdPartyRefusal[];

/** The fragment by which a journey without a window of its own ends; browsers send it to nobody. */
export function thirdPartyFragment(end: ThirdPartyAnswer & { registertype: ThirdPartyType }): string {
  return `#auto=${end.registertype}.${end.flow}.${'code' in end ? end.code : end.error}`;
}

/** What such a fragment says; null when it is none. */
export function readThirdPartyFragment(hash: string): (ThirdPartyAnswer & { registertype: ThirdPartyType }) | null {
  const [, type, flow = '', word = ''] = FRAGMENT.exec(hash) ?? [];
  const registertype = THIRD_PARTY_TYPES.find((known) => String(known) === type);
  if (!registertype) return null;
  const error = REFUSALS.find((refusal) => refusal === word);
  if (error) return { registertype, flow, error };
  return word.length === 43 ? { registertype, flow, code: word } : null;
}
