import { createRequest } from '@mortar/client';
import type { Output } from '@mortar/protocol';
import { listRemotes } from '@mortar/protocol/registry';
import { createQuery } from '@mortar/remote-kit';
import type { Selection } from './selection.ts';

export { hrefOf, readSelection, SPANS, VIEWS, type Selection, type View } from './selection.ts';

/** A remote with its channels, as the team sees it. */
export type TeamRemote = Output<typeof listRemotes>['items'][number];

export const remotes = createQuery(createRequest(listRemotes));

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
