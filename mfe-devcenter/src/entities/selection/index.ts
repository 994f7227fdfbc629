import type { TeamRemote } from '#entities/registry';

/** What the page shows of one remote, in the order of its tabs. */
export const VIEWS = ['channels', 'versions', 'health', 'compare', 'shares', 'changes', 'audit'] as const;
export type View = (typeof VIEWS)[number];

/** Spans that health can be looked at over, in hours: a day, a week, and all that is kept. */
export const SPANS = [24, 168, 720] as const;
const DAY = SPANS[0];

/** What of the page is looked at; its address says all of it. */
export interface Selection {
  /** Null: the list of remotes. */
  remote: string | null;
  view: View;
  /** Version that is looked at; what is live where none is named. */
  version: string | null;
  /** Version beside it. */
  against: string | null;
  hours: number;
}

/** @param search query of the page's address */
export function readSelection(search: string): Selection {
  const searchParams = new URLSearchParams(search);
  const hours = Number(searchParams.get('hours'));
  return {
    remote: searchParams.get('remote'),
    view: VIEWS.find((view) => view === searchParams.get('view')) ?? 'channels',
    version: searchParams.get('version'),
    against: searchParams.get('against'),
    hours: SPANS.find((span) => span === hours) ?? DAY,
  };
}

/** Address of a selection; what is as it is by itself stays out of it. */
export function hrefOf({ remote = null, view = 'channels', version = null, against = null, hours = DAY }: Partial<Selection>): string {
  const query = new URLSearchParams();
  if (remote !== null) query.set('remote', remote);
  if (view !== 'channels') query.set('view', view);
  if (version !== null) query.set('version', version);
  if (against !== null) query.set('against', against);
  if (hours !== DAY) query.set('hours', String(hours));
  return query.size > 0 ? `/dev-center?${query.toString()}` : '/dev-center';
}

/** The two versions that a selection compares: those that it names, else the canary against live, else live against the one before. */
export function comparedIn({ version, against }: Selection, remote: TeamRemote | undefined): { version: string; against: string } | null {
  const live = remote?.live?.version;
  const [newer, older] = remote?.canary ? [remote.canary.version, live] : [live, remote?.lastgood];
  const pair = { version: version ?? newer, against: against ?? older };
  return pair.version && pair.against ? { version: pair.version, against: pair.against } : null;
}

/** The version that a selection looks at. */
export function lookedAt({ version }: Selection, remote: TeamRemote | undefined): string | null {
  return version ?? remote?.live?.version ?? remote?.canary?.version ?? null;
}
