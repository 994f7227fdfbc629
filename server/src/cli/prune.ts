import type { Actor, PlatformService, Pruned } from '../modules/registry/index.ts';
import type { Answer } from './answer.ts';
import { columns } from './columns.ts';

const MB = 1e6;

/** Removes the files of versions that nobody gets any more, or says what would go, and how much room that frees. */
export async function answerPrune(
  { days, dryRun }: { days: number; dryRun: boolean },
  platform: PlatformService,
  who: Actor,
): Promise<Answer> {
  const pruned = await platform.prune({ days, dryRun }, who);
  if (pruned.length === 0) return { text: `Nothing to remove: every version is in use, or somebody got it in the last ${daysText(days)}.` };
  const rows = pruned.map(({ remote, versions, bytes }) => [remote, String(versions.length), megabytes(bytes)]);
  const verb = dryRun ? 'would be freed' : 'freed';
  return { text: `${columns([['remote', 'versions', 'files'], ...rows])}\n${megabytes(sumOf(pruned))} ${verb}` };
}

const daysText = (days: number) => (days === 1 ? 'day' : `${days} days`);
const megabytes = (bytes: number) => `${(bytes / MB).toFixed(1)} MB`;
const sumOf = (pruned: readonly Pruned[]) => pruned.reduce((sum, { bytes }) => sum + bytes, 0);
