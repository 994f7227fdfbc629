import { readBuild } from '@mortar/build';
import { limited, type Figure } from '../report.ts';
import { currentBuild } from '../stack.ts';

const FIRST_CHUNK = 60_000;

/** What a first visit to a run loads of the remote, by brotli. */
export async function measureBytes(): Promise<Figure[]> {
  const { entry, chunks, files } = await readBuild(currentBuild('mfe-quiz').dir);
  const first = [entry, ...(chunks['remote']?.js ?? []), ...(chunks['page-play']?.js ?? [])];
  const bytes = files.filter(({ path }) => first.includes(path)).reduce((sum, { brotli }) => sum + brotli, 0);
  return [limited('remote.bytes', bytes, 'bytes', FIRST_CHUNK)];
}
