import { carried, carry, putDown } from '@mortar/remote-kit/carried';

/** Versions whose code runs for the first time right now; an earlier document's when the page is made. */
const MARKED = 'first-runs';
/** Versions that hung this tab. */
const HUNG = 'hung';

/** A thread that hangs runs no timer: what is marked for so long does not. */
const LET_GO_MS = 1000;

const versionsIn = (kept: unknown): string[] => (Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []);

/**
 * Marks each version while its code runs for the first time: an endless loop leaves the mark to the next document of the
 * tab. Whoever leaves the page in time takes the marks along, for a thread that hangs tells nobody that the page is left.
 */
export function createTrials() {
  const loads = new Set<string>();
  const renders = new Set<string>();
  const before = versionsIn(carried(HUNG));
  const found = versionsIn(carried(MARKED)).filter((one) => !before.includes(one));
  let hung = [...before, ...found];

  /** What renders has the thread; what loads may only wait for its files. */
  function mark(): void {
    const running = renders.size > 0 ? renders : loads;
    if (running.size > 0) carry(MARKED, [...running]);
    else putDown(MARKED);
  }
  function letGo(): void {
    loads.clear();
    renders.clear();
    mark();
  }
  const end = (set: Set<string>, version: string) => {
    if (set.delete(version)) mark();
  };
  letGo();
  if (found.length > 0) carry(HUNG, hung);
  window.addEventListener('pagehide', letGo);
  // A page in the background may be ended at any time, without a word.
  window.addEventListener('visibilitychange', letGo);

  const named = (remote: string, version: string) => `${remote}@${version}`;
  const parted = (name: string) => {
    const [remote = '', version = ''] = name.split('@');
    return { remote, version };
  };

  return {
    /** Versions that hung this tab, and those of them that nobody has been told of. */
    hung: hung.map(parted),
    found: found.map(parted),

    /** Loads code of a version and evaluates it. */
    async load<T>(remote: string, version: string, work: () => Promise<T>): Promise<T> {
      const name = named(remote, version);
      loads.add(name);
      mark();
      try {
        return await work();
      } finally {
        end(loads, name);
      }
    },

    /** A part of a version is rendered for the first time. */
    rendering(remote: string, version: string): void {
      const name = named(remote, version);
      renders.add(name);
      mark();
      setTimeout(() => end(renders, name), LET_GO_MS);
    },

    /** It stands, or broke. */
    settled: (remote: string, version: string): void => end(renders, named(remote, version)),

    /** The versions of a remote may be tried again. */
    forgive(remote: string): void {
      hung = hung.filter((name) => parted(name).remote !== remote);
      carry(HUNG, hung);
    },
  };
}
