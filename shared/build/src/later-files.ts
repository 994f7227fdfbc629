import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONNECTION_WORKER } from '@mortar/protocol/realtime';
import type { BuildOutline } from './build-manifest.ts';
import { integrityOf } from './compress.ts';

/** Stands in the shell's first script until all other files of its build are there. */
export const LATER_FILES = '@later-files@';

/**
 * Writes into the shell's first script what it may load later: scripts and styles of all other chunks, and the worker that
 * pages start, as `<file>=<integrity>` with blanks between them. In the HTML they would come with every page.
 * @param draft folder of the build, before its files are compressed and measured
 */
export async function nameLaterFiles(draft: string, { chunks }: Pick<BuildOutline, 'chunks'>): Promise<void> {
  const { main, ...others } = chunks;
  const there = await readdir(draft);
  const files = [...Object.values(others).flatMap(({ js, css }) => [...js, ...css]), CONNECTION_WORKER].filter((file) =>
    there.includes(file),
  );
  const named = await Promise.all(files.map(async (file) => `${file}=${integrityOf(await readFile(join(draft, file)))}`));
  for (const file of main?.js ?? []) {
    const text = await readFile(join(draft, file), 'utf8');
    if (text.includes(LATER_FILES)) await writeFile(join(draft, file), text.replace(LATER_FILES, named.join(' ')));
  }
}
