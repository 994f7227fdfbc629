/** Who gets what of a remote, as far as it matters for who is compared with whom. */
export interface ChannelFacts {
  live: string | null;
  canary: string | null;
  /** The registry's sequence number of the last change of a version. */
  era: number;
  /** When that was, ms since the epoch. */
  since: number;
  /** That change put the live version in the place of this one, by publishing or promoting it. */
  liveBefore: string | null;
}

/** What a version is to visitors; `other` is an old tab, a last good version or an override. */
export type Channel = 'live' | 'canary' | 'other';

/** What a version is to visitors now. */
export function channelOf(facts: ChannelFacts | undefined, version: string): Channel {
  if (version === facts?.live) return 'live';
  return version === facts?.canary ? 'canary' : 'other';
}

/** A version is watched this long after it went live. */
const WATCHED_MS = 24 * 3600 * 1000;

/** Who is compared with whom now. */
export interface Pair {
  kind: 'canary' | 'live';
  version: string;
  against: string;
}

/** A canary is compared with what is live as long as it is there; what went live, with the version before for a day. */
export function pairOf({ live, canary, since, liveBefore }: ChannelFacts, now: number): Pair | undefined {
  if (!live) return undefined;
  if (canary) return { kind: 'canary', version: canary, against: live };
  return liveBefore && now < since + WATCHED_MS ? { kind: 'live', version: live, against: liveBefore } : undefined;
}
