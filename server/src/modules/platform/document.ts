import type { BuildManifest, RegistryDocument, RemotePin } from '@mortar/protocol';
import { AREAS } from './areas.ts';
import { lastGoodOf } from './last-good.ts';
import type { RegistryReads } from './repository.ts';

/** Files that a browser is told the hash of, so that it refuses others. */
const CODE = /\.(js|css)$/;

/** Reads the registry; of one moment when the reads are. */
export async function readDocument(reads: RegistryReads): Promise<RegistryDocument> {
  const seq = await reads.seq();
  const remotes: RegistryDocument['remotes'] = {};
  for (const { remote, version } of await reads.live()) {
    const live = await pinOf(reads, remote, version);
    if (!live) continue;
    const good = lastGoodOf(await reads.changes(remote), version);
    const lastGood = good ? await pinOf(reads, remote, good) : undefined;
    remotes[remote] = { live, ...(lastGood && { lastGood }) };
  }
  return { seq, remotes, areas: AREAS };
}

/** What a page needs to know of a version. */
async function pinOf(reads: RegistryReads, remote: string, name: string): Promise<RemotePin | undefined> {
  const build = await reads.version(remote, name);
  if (!build) return undefined;
  const { version, entry, global, chunks, description } = build;
  return { version, entry, global, chunks, integrity: integrityOf(build), description };
}

function integrityOf({ files }: BuildManifest): RemotePin['integrity'] {
  return Object.fromEntries(files.filter(({ path }) => CODE.test(path)).map(({ path, integrity }) => [path, integrity]));
}
