import { secretFile } from '../../../lib/secret-file.ts';
import type { PlatformRepository } from '../versions/repository.ts';
import type { Storage } from '../files/storage.ts';

/** Stands beside the key once the old versions of this installation are signed. */
const MARK = 'registry.signed';

export interface OldVersionsDeps {
  repository: PlatformRepository;
  storage: Pick<Storage, 'holds'>;
  dataDir: string;
}

/**
 * Signs versions that were published before versions were signed, where their files are still what they were. It
 * happens once, and only while no version is signed at all: later a row without a signature is one that somebody
 * wrote past us, and stays refused.
 */
export async function signOldVersions({ repository, storage, dataDir }: OldVersionsDeps): Promise<void> {
  await secretFile(dataDir, MARK, async () => {
    await repository.alone(async (hold) => {
      const all = await hold.allVersions();
      if (all.some(({ signature }) => signature !== null)) return;
      for (const { build, createdAt } of all) if (await storage.holds(build)) await hold.addVersion(build, createdAt);
    });
    return 'Versions without a signature are refused from now on.\n';
  });
}
