import { fastifyMultipart } from '@fastify/multipart';
import type { ModuleCore, ServerModule } from '../../core/module.ts';
import { fileData } from './assets/personal-data.ts';
import { assetsOf } from './assets/repository.ts';
import { registerAssetRoutes } from './assets/routes.ts';
import { serveFiles } from './assets/send-file.ts';
import { createAssetService } from './assets/service.ts';
import { createFileStorage } from './assets/storage.ts';
import { createPictureMaker } from './content/picture.ts';
import type { Policies } from './content/policies.ts';
import { PieceStore } from './resumable/piece-store.ts';
import { resumablesOf } from './resumable/repository.ts';
import { registerResumableRoutes } from './resumable/routes.ts';
import { createResumableService } from './resumable/service.ts';
import { createSweep, SWEEP_QUEUE } from './sweep.ts';

export { createAssetCopies } from './assets/copies.ts';
export { contentHash, createAssets, type Assets } from './assets/uses.ts';

const HOUR_SECONDS = 3600;

/**
 * Files that people send: taken in, kept, served, and deleted when nothing uses them.
 * @param policies what each module takes of them
 */
export function uploadsModule({ config, database: { db }, clock, jobs, bucket }: ModuleCore, policies: Policies): ServerModule {
  return {
    name: 'uploads',
    personalData: [fileData(db)],
    async register(app) {
      const storage = createFileStorage(config.dataDir, bucket);
      const folder = storage.resumableFolder;
      const assets = createAssetService({ db, storage, announcedOf: resumablesOf, makePicture: createPictureMaker(), policies, clock });
      const pieces = new PieceStore({ directory: folder });
      const resumable = createResumableService({ db, folder, pieces, assets, clock });

      // In a scope of its own: nothing else reads forms.
      await app.register(async (scope) => {
        await scope.register(fastifyMultipart, { throwFileSizeLimit: false });
        registerAssetRoutes(scope, { service: assets, storage });
        registerResumableRoutes(scope, { service: resumable, pieces, publicUrl: config.publicUrl });
      });
      serveFiles(app, { find: (id) => assetsOf(db).find(id), storage, policies });

      await jobs?.every(SWEEP_QUEUE, HOUR_SECONDS, createSweep({ db, storage, clock }));
    },
  };
}
