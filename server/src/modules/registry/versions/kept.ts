/** What is known of the versions of a remote when some are to go. */
export interface VersionUse {
  versions: readonly { version: string; createdAt: Date }[];
  /** Versions that visitors get, in any channel. */
  active: readonly string[];
  lastGood: string | undefined;
  /** Versions that visitors got at some time since `since`. */
  recent: readonly string[];
  since: Date;
}

/**
 * Versions that stay: what visitors get, what a rollback brings, and what was published or shown to anybody since
 * `since`. Pages that were opened then may still ask for their files.
 */
export function keptOf({ versions, active, lastGood, recent, since }: VersionUse): Set<string> {
  const young = versions.filter(({ createdAt }) => createdAt >= since).map(({ version }) => version);
  return new Set([...active, ...(lastGood ? [lastGood] : []), ...recent, ...young]);
}
