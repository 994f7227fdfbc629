import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Db } from '../../../db/db.ts';
import { ObjectMissing, type Bucket } from '../../../objects/index.ts';
import { assetsOf } from './repository.ts';
import { createFileStorage } from './storage.ts';

interface CopiesDeps {
  config: { dataDir: string };
  database: { db: Db };
  bucket?: Bucket | undefined;
}

/** For rooms whose programs read files: copies what an asset holds to a path of this machine. It rejects with ObjectMissing when it is gone. */
export function createAssetCopies({ config, database: { db }, bucket }: CopiesDeps): (assetId: string, path: string) => Promise<void> {
  const storage = createFileStorage(config.dataDir, bucket);
  return async (assetId, path) => {
    const asset = await assetsOf(db).find(assetId);
    if (!asset) throw new ObjectMissing(assetId);
    await pipeline(await storage.read(asset.sha256), createWriteStream(path));
  };
}
