import type { BuildFile, BuildManifest, RegistryDocument, RemotePin } from '@mortar/protocol';
import { AREAS } from './areas.ts';
import { lastGoodOf } from './last-good.ts';
import type { PlatformRepository } from './repository.ts';

const CODE = /\.(js|css)$/;

/** What a page needs to know of a version. */
export function pinOf({ version, entry, global, chunks, description }: Omit<BuildManifest, 'files'>, files: readonly BuildFile[]): RemotePin {
  const integrity = Object.fromEntries(files.filter(({ path }) => CODE.test(path)).map((file) => [file.path, file.integrity]));
  return { version, entry, global, chunks, integrity, description };
}

/** Reads the registry as it stands. `seq` is read first: a change in between is seen as news, never missed. */
export async function readDocument(repository: PlatformRepository): Promise<RegistryDocument> {
  const seq = await repository.seq();
  const remotes: RegistryDocument['remotes'] = {};
  for (const { remote, version } of await repository.live()) {
    const live = await pin(repository, remote, version);
    if (!live) continue;
    const good = lastGoodOf(await repository.changes(remote), version);
    const lastGood = good ? await pin(repository, remote, good) : undefined;
    remotes[remote] = { live, ...(lastGood && { lastGood }) };
  }
  return { seq, remotes, areas: AREAS };
}

async function pin(repository: PlatformRepository, remote: string, version: string): Promise<RemotePin | undefined> {
  const row = await repository.version(remote, version);
  return row && pinOf(row.manifest, row.files);
}
