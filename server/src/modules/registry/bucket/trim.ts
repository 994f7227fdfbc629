import { randomUUID } from 'node:crypto';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What is no version yet, or no more, is called so; no remote's name begins with it. */
export const DRAFT = '.copy-';
/** No copying takes as long: what is older was left by a process that was killed. */
const LEFT_MS = 3600 * 1000;

interface Copy {
  folder: string;
  bytes: number;
  usedAt: number;
}

/** Another process may remove the same at the same time. */
const orNothing = (error: NodeJS.ErrnoException): [] => {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
  return [];
};

async function copyIn(folder: string): Promise<Copy> {
  const names = await readdir(folder);
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  return { folder, bytes: sizes.reduce((sum, size) => sum + size, 0), usedAt: (await stat(folder)).mtimeMs };
}

async function copiesIn(root: string): Promise<Copy[]> {
  const remotes = (await readdir(root)).filter((name) => !name.startsWith('.'));
  const folders = await Promise.all(
    remotes.map(async (remote) =>
      (await readdir(join(root, remote)).catch(orNothing)).filter((name) => !name.startsWith('.')).map((name) => join(root, remote, name)),
    ),
  );
  return (await Promise.all(folders.flat().map((folder) => copyIn(folder).catch(orNothing)))).flat();
}

async function removeLeftovers(root: string): Promise<void> {
  for (const name of (await readdir(root)).filter((entry) => entry.startsWith(DRAFT))) {
    const found = await stat(join(root, name)).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > LEFT_MS) await rm(join(root, name), { recursive: true, force: true });
  }
}

/** Removes copies that were used longest ago until the others fit, never the spared one; a version goes whole or stays. */
export async function trim({ root, mostBytes, spared }: { root: string; mostBytes: number; spared: string }): Promise<void> {
  await removeLeftovers(root);
  const copies = (await copiesIn(root)).sort((a, b) => a.usedAt - b.usedAt);
  let bytes = copies.reduce((sum, copy) => sum + copy.bytes, 0);
  for (const copy of copies.filter(({ folder }) => folder !== spared)) {
    if (bytes <= mostBytes) return;
    const gone = join(root, `${DRAFT}${randomUUID()}`);
    await rename(copy.folder, gone).catch(orNothing);
    await rm(gone, { recursive: true, force: true });
    bytes -= copy.bytes;
  }
}
