import { randomBytes } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { UPLOAD_LIMITS, type Asset, type UploadPurpose } from '@mortar/protocol/uploads';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { assetOf } from './asset.ts';
import { assertSize, contentOf, type ArrivedFile, type Content, type ContentDeps } from './content.ts';
import { cleanName } from './file-name.ts';
import { FILES_PER_HOUR, QUOTA_BYTES } from './limits.ts';
import type { Crop } from './picture.ts';
import { UploadRefusal } from './refusal.ts';
import type { AssetRow, ResumableRow, uploadsOf } from './repository.ts';
import type { FileStorage } from './storage.ts';

export interface UploadServiceDeps extends ContentDeps {
  db: Db;
  uploadsOf: typeof uploadsOf;
  storage: FileStorage;
  /** What the resumable door has received so far. */
  received: { pathOf(upload: string): string; remove(upload: string): Promise<void> };
  clock: Clock;
}

const HOUR_MS = 3600 * 1000;
const ID_BYTES = 16;

/** What a file already counts for, because it was announced. */
interface Announced {
  bytes: number;
  recent: number;
}
const NOTHING: Announced = { bytes: 0, recent: 0 };

const newId = () => randomBytes(ID_BYTES).toString('base64url');

/** Takes files in and books them on their owners. */
export function createUploadService({ db, uploadsOf, storage, received, makePicture, policies, clock }: UploadServiceDeps) {
  const now = () => new Date(clock.now());

  async function assertRoom(tx: Db, userId: number, bytes: number, announced = NOTHING): Promise<void> {
    const found = await uploadsOf(tx).usage(userId, new Date(clock.now() - HOUR_MS));
    const usage = { bytes: found.bytes - announced.bytes, recent: found.recent - announced.recent };
    if (usage.bytes + bytes > QUOTA_BYTES) throw new AppError('quotaExceeded', { data: { used: usage.bytes, quota: QUOTA_BYTES } });
    if (usage.recent >= FILES_PER_HOUR) throw new AppError('rateLimited', { retryAfter: HOUR_MS / 1000 });
  }

  async function book(tx: Db, { userId, purpose }: ArrivedFile, { draft, ...content }: Content, id: string): Promise<AssetRow> {
    const at = now();
    await uploadsOf(tx).holdPerson(userId);
    await assertRoom(tx, userId, content.size);
    // Holding it, nobody removes the file between its storing and its asset.
    await uploadsOf(tx).touchBlob({ sha256: content.sha256, size: content.size, touchedAt: at });
    await storage.put(draft, content.sha256);
    const asset: AssetRow = { id, userId, purpose, ...content, createdAt: at, unusedSince: at };
    await uploadsOf(tx).addAsset(asset);
    return asset;
  }

  async function store(file: ArrivedFile, booking: (tx: Db, content: Content) => Promise<AssetRow>, announced?: Announced): Promise<Asset> {
    const content = await contentOf(file, { storage, makePicture, policies });
    try {
      // Before it goes to another machine, which holds nothing up here; that there is room is made sure of once more in the end.
      if (storage.sendAhead) await assertRoom(db, file.userId, content.size, announced);
      // Known before it is stored: a kill in between leaves nothing that is never removed.
      await uploadsOf(db).touchBlob({ sha256: content.sha256, size: content.size, touchedAt: now() });
      await storage.sendAhead?.(content.draft, content.sha256);
      return assetOf(await db.transaction((tx) => booking(tx, content)));
    } finally {
      if (content.draft !== file.path) await rm(content.draft, { force: true });
    }
  }

  async function ownResumable(tx: Db, userId: number, upload: string): Promise<ResumableRow> {
    const row = await uploadsOf(tx).holdResumable(upload);
    if (row?.userId !== userId) throw new AppError('notFound', { status: 200 });
    return row;
  }

  async function madeAsset(tx: Db, id: string): Promise<AssetRow> {
    const asset = await uploadsOf(tx).findAsset(id);
    if (!asset) throw new AppError('notFound', { status: 200 });
    return asset;
  }

  async function forget(upload: string): Promise<void> {
    await uploadsOf(db).deleteResumable(upload);
    await received.remove(upload);
  }

  return {
    /** @throws AppError `quotaExceeded`, or `rateLimited` after too many files in an hour */
    assertRoom: (userId: number, bytes: number) => assertRoom(db, userId, bytes),

    /** Makes an asset of a file. @throws UploadRefusal or AppError */
    take: (file: ArrivedFile): Promise<Asset> => store(file, (tx, content) => book(tx, file, content, newId())),

    /** Opens a resumable upload and gives its id. @throws AppError `tooLarge`, `quotaExceeded`, `rateLimited` */
    async begin(userId: number, purpose: UploadPurpose, size: number, name: string): Promise<string> {
      assertSize(size, UPLOAD_LIMITS[purpose].resumable);
      return db.transaction(async (tx) => {
        await uploadsOf(tx).holdPerson(userId);
        await assertRoom(tx, userId, size);
        const id = newId();
        await uploadsOf(tx).addResumable({ id, userId, purpose, size, name: cleanName(name), createdAt: now(), assetId: null });
        return id;
      });
    },

    /** Whether an upload is this person's and still open. */
    async mayContinue(userId: number, upload: string): Promise<boolean> {
      const row = await uploadsOf(db).findResumable(upload);
      return row?.userId === userId && row.assetId === null;
    },

    /** Ends a resumable upload without an asset. */
    forget,

    /** Makes an asset of a resumable upload, once. @throws UploadRefusal or AppError */
    async finish(userId: number, upload: string, crop: Crop | undefined): Promise<Asset> {
      const row = await uploadsOf(db).findResumable(upload);
      if (row?.userId !== userId) throw new AppError('notFound', { status: 200 });
      if (row.assetId) return assetOf(await madeAsset(db, row.assetId));
      const path = received.pathOf(upload);
      const size = await stat(path).then(
        (found) => found.size,
        () => -1,
      );
      if (size !== row.size) throw new UploadRefusal('notComplete', 'upload');
      const file: ArrivedFile = { userId, purpose: row.purpose, path, name: row.name, crop };
      try {
        const booking = async (tx: Db, content: Content) => {
          const held = await ownResumable(tx, userId, upload);
          if (held.assetId) return madeAsset(tx, held.assetId);
          const id = newId();
          // First, so that what was announced no longer counts beside what came.
          await uploadsOf(tx).setResumableAsset(upload, id);
          return book(tx, file, content, id);
        };
        const asset = await store(file, booking, { bytes: row.size, recent: 1 });
        await received.remove(upload);
        return asset;
      } catch (error) {
        // What it holds will never be taken; another part of it may.
        if (error instanceof UploadRefusal && error.field === 'file') await forget(upload);
        throw error;
      }
    },
  };
}

export type UploadService = ReturnType<typeof createUploadService>;
