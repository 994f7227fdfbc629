/** Which versions of the remotes this document runs on: whatever becomes of another part, what is loaded of them stays. */
export function createVersionsInUse() {
  /** The version of each remote that mounted first. */
  const mounted = new Map<string, string>();
  /** Versions of which something was opened. */
  const opened = new Set<string>();
  /** Remotes of which something broke after it had stood: only what is fetched and run anew mends that. */
  const worn = new Set<string>();
  const named = (remote: string, version: string) => `${remote}@${version}`;

  return {
    /** The version that stands; no other one is swapped in beside it. */
    mounted: (remote: string): string | undefined => mounted.get(remote),
    has: (remote: string, version: string): boolean => mounted.get(remote) === version || opened.has(named(remote, version)),
    /** Something of it came, and is about to render. */
    opened: (remote: string, version: string): void => void opened.add(named(remote, version)),
    /** Something of it stands. */
    used(remote: string, version: string): void {
      if (!mounted.has(remote)) mounted.set(remote, version);
    },
    /** Something of the version that stands broke. */
    broke: (remote: string): void => void worn.add(remote),
    /** All of the remote is to be loaded anew. @returns the version that stays, because something that stands runs on it */
    startOver(remote: string): string | undefined {
      const kept = worn.delete(remote) ? undefined : mounted.get(remote);
      for (const name of opened) if (name.startsWith(`${remote}@`) && name !== named(remote, kept ?? '')) opened.delete(name);
      return kept;
    },
  };
}
