import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { Asset } from '@mortar/protocol/uploads';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { contentOf, type ArrivedFile, type Content, type ContentDeps } from '../content/content.ts';
import { FILES_PER_HOUR, QUOTA_BYTES } from '../limits.ts';
import { assetOf } from './asset.ts';
import { assetsOf, type AssetRow, type Usage } from './repository.ts';
import type { FileStorage } from './storage.ts';

export interface AssetServiceDeps extends ContentDeps {
  db: Db;
  storage: FileStorage;
  /** What a person has announced and not yet sent. */
  announcedOf(tx: Db): { usage(userId: number, since: Date): Promise<Usage> };
  clock: Clock;
}

/** An upload that was announced: what it counts for already, and what happens to it when its asset is booked. */
export interface Announced extends Usage {
  /** @param id of the asset to come. @returns the asset that the upload became in the meantime */
  become(tx: Db, id: string): Promise<AssetRow | undefined>;
}

const HOUR_MS = 3600 * 1000;
const ID_BYTES = 16;

/** 128 random bits: who was not told an address cannot guess it. */
export const newId = () => randomBytes(ID_BYTES).toString('base64url');

/** Takes files in and books them on their owners. */
export function createAssetService({ db, storage, announcedOf, makePicture, policies, clock }: AssetServiceDeps) {
  const now = () => new Date(clock.now());

  /** @throws AppError `quotaExceeded`, or `rateLimited` after too many files in an hour */
  async function assertRoom(tx: Db, userId: number, bytes: number, announced: Usage = { bytes: 0, recent: 0 }): Promise<void> {
    const since = new Date(clock.now() - HOUR_MS);
    const [kept, sending] = [await assetsOf(tx).usage(userId, since), await announcedOf(tx).usage(userId, since)];
    const used = kept.bytes + sending.bytes - announced.bytes;
    if (used + bytes > QUOTA_BYTES) throw new AppError('quotaExceeded', { data: { used, quota: QUOTA_BYTES } });
    if (kept.recent + sending.recent - announced.recent >= FILES_PER_HOUR) {
      throw new AppError('rateLimited', { retryAfter: HOUR_MS / 1000 });
    }
  }

  async function book(tx: Db, { userId, purpose }: ArrivedFile, { draft, ...content }: Content, id: string): Promise<AssetRow> {
    const at = now();
    await assetsOf(tx).holdPerson(userId);
    await assertRoom(tx, userId, content.size);
    // Holding it, nobody removes the file between its storing and its asset.
    await assetsOf(tx).touchBlob({ sha256: content.sha256, size: content.size, touchedAt: at });
    await storage.put(draft, content.sha256);
    const asset: AssetRow = { id, userId, purpose, ...content, createdAt: at, unusedSince: at };
    await assetsOf(tx).add(asset);
    return asset;
  }

  return {
    assertRoom,

    /** Before a file is received. @throws AppError as `assertRoom` does */
    assertNotFull: (userId: number) => assertRoom(db, userId, 0),

    /** Makes an asset of a file. @throws UploadRefusal or AppError */
    async take(file: ArrivedFile, announced?: Announced): Promise<Asset> {
      const content = await contentOf(file, { storage, makePicture, policies });
      try {
        // Before it goes to another machine, which holds nothing up here; that there is room is made sure of once more in the end.
        if (storage.sendAhead) await assertRoom(db, file.userId, content.size, announced);
        // Known before it is stored: a kill in between leaves nothing that is never removed.
        await assetsOf(db).touchBlob({ sha256: content.sha256, size: content.size, touchedAt: now() });
        await storage.sendAhead?.(content.draft, content.sha256);
        const asset = await db.transaction(async (tx) => {
          const id = newId();
          // First, so that what was announced no longer counts beside what came.
          return (await announced?.become(tx, id)) ?? book(tx, file, content, id);
        });
        return assetOf(asset);
      } finally {
        if (content.draft !== file.path) await rm(content.draft, { force: true });
      }
    },
  };
}

export type AssetService = ReturnType<typeof createAssetService>;
