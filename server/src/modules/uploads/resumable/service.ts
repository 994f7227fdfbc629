import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { UPLOAD_LIMITS, type Asset, type UploadPurpose } from '@mortar/protocol/uploads';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { assetOf } from '../assets/asset.ts';
import { assetsOf, type AssetRow } from '../assets/repository.ts';
import { newId, type AssetService } from '../assets/service.ts';
import { assertSize, type ArrivedFile } from '../content/content.ts';
import { cleanName } from '../content/file-name.ts';
import type { Crop } from '../content/picture.ts';
import { UploadRefusal } from '../content/refusal.ts';
import { removeReceived, type PieceStore } from './piece-store.ts';
import { resumablesOf, type ResumableRow } from './repository.ts';

export interface ResumableServiceDeps {
  db: Db;
  /** Where the resumable door keeps what it is being sent. */
  folder: string;
  pieces: Pick<PieceStore, 'takeHash'>;
  assets: Pick<AssetService, 'assertRoom' | 'take'>;
  clock: Clock;
}

function own<Row extends ResumableRow>(row: Row | undefined, userId: number): Row {
  if (row?.userId !== userId) throw new AppError('notFound', { status: 200 });
  return row;
}

/** Uploads that come in pieces: announced, continued, and made an asset once they are whole. */
export function createResumableService({ db, folder, pieces, assets, clock }: ResumableServiceDeps) {
  async function madeAsset(tx: Db, id: string): Promise<AssetRow> {
    const asset = await assetsOf(tx).find(id);
    if (!asset) throw new AppError('notFound', { status: 200 });
    return asset;
  }

  /** Ends an upload without an asset. */
  async function forget(upload: string): Promise<void> {
    await resumablesOf(db).remove(upload);
    await removeReceived(folder, upload);
  }

  async function makeAsset(userId: number, upload: string, crop: Crop | undefined): Promise<Asset> {
    const row = own(await resumablesOf(db).find(upload), userId);
    if (row.assetId) return assetOf(await madeAsset(db, row.assetId));
    const path = join(folder, upload);
    const found = await stat(path).catch(() => undefined);
    if (found?.size !== row.size) throw new UploadRefusal('notComplete', 'upload');
    const file: ArrivedFile = { userId, purpose: row.purpose, path, name: row.name, crop, sha256: pieces.takeHash(upload, row.size) };
    const become = async (tx: Db, id: string) => {
      const { assetId } = own(await resumablesOf(tx).hold(upload), userId);
      if (assetId) return madeAsset(tx, assetId);
      await resumablesOf(tx).setAsset(upload, id);
      return undefined;
    };
    try {
      const asset = await assets.take(file, { bytes: row.size, recent: 1, become });
      await removeReceived(folder, upload);
      return asset;
    } catch (error) {
      // What it holds will never be taken; another part of it may.
      if (error instanceof UploadRefusal && error.field === 'file') await forget(upload);
      throw error;
    }
  }

  /** Assets that are being made, by who wants them of which upload. */
  const underWay = new Map<string, Promise<Asset>>();

  return {
    forget,

    /** Opens an upload and gives its id. @throws AppError `tooLarge`, `quotaExceeded`, `rateLimited` */
    async begin(userId: number, purpose: UploadPurpose, size: number, name: string): Promise<string> {
      assertSize(size, UPLOAD_LIMITS[purpose].resumable);
      return db.transaction(async (tx) => {
        await assetsOf(tx).holdPerson(userId);
        await assets.assertRoom(tx, userId, size);
        const id = newId();
        const createdAt = new Date(clock.now());
        await resumablesOf(tx).add({ id, userId, purpose, size, name: cleanName(name), createdAt, assetId: null });
        return id;
      });
    },

    /** Whether an upload is this person's and still open. */
    async mayContinue(userId: number, upload: string): Promise<boolean> {
      const row = await resumablesOf(db).find(upload);
      return row?.userId === userId && row.assetId === null;
    },

    /** Bytes of this person's upload that is an asset by now; undefined for any other one. */
    async bytesMade(userId: number, upload: string): Promise<number | undefined> {
      const row = await resumablesOf(db).find(upload);
      const isMade = row?.userId === userId && row.assetId !== null && (await assetsOf(db).find(row.assetId)) !== undefined;
      return isMade ? row.size : undefined;
    },

    /** Makes an asset of an upload, once: whoever asks again meanwhile gets the same. @throws UploadRefusal or AppError */
    finish(userId: number, upload: string, crop: Crop | undefined): Promise<Asset> {
      const name = `${userId} ${upload}`;
      const asset = underWay.get(name) ?? makeAsset(userId, upload, crop).finally(() => underWay.delete(name));
      underWay.set(name, asset);
      return asset;
    },
  };
}

export type ResumableService = ReturnType<typeof createResumableService>;
