import type { BuildManifest } from '@mortar/protocol/registry';
import { Refusal } from '../../../lib/refusal.ts';
import type { RemoteHold } from '../versions/repository.ts';
import type { Storage } from '../files/storage.ts';

/** A version of the registry whose files are there. @throws Refusal */
export async function published(
  { hold, storage }: { hold: RemoteHold; storage: Storage },
  remote: string,
  version: string,
): Promise<BuildManifest> {
  const build = await hold.version(remote, version);
  if (!build) throw new Refusal(`${remote} has no version ${version}: ${await knownVersions(hold, remote, version)}`);
  const prunedAt = (await hold.times(remote)).find((row) => row.version === version)?.prunedAt;
  if (prunedAt)
    throw new Refusal(`the files of ${remote} ${version} were removed on ${dateOf(prunedAt)} to free room: publish its build again`);
  if (!(await storage.holds(build)))
    throw new Refusal(`the files of ${remote} ${version} are not whole in the storage: publish its build again`);
  return build;
}

const dateOf = (time: Date) => time.toISOString().slice(0, 10);

async function knownVersions(hold: RemoteHold, remote: string, version: string): Promise<string> {
  const versions = await hold.versionsOf(remote);
  if (versions.includes(version)) return 'it is there, but not signed by this installation: publish its build again';
  return versions.length > 0 ? `published are ${versions.slice(0, 5).join(', ')}` : 'nothing of it was published';
}
