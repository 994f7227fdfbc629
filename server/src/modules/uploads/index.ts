import { fastifyMultipart } from '@fastify/multipart';
import type { ModuleCore, ServerModule } from '../../core/module.ts';
import { fileData } from './personal-data.ts';
import { createPictureMaker } from './picture.ts';
import { uploadsOf } from './repository.ts';
import type { Policies } from './policies.ts';
import { receivedIn, registerResumable } from './resumable.ts';
import { registerUploadRoutes } from './routes.ts';
import { serveFiles } from './send-file.ts';
import { createUploadService } from './service.ts';
import { createFileStorage } from './storage.ts';
import { createSweep, SWEEP_QUEUE } from './sweep.ts';

export { createAssets, type Assets } from './assets.ts';

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
      const received = receivedIn(storage.resumableFolder);
      const service = createUploadService({ db, uploadsOf, storage, received, makePicture: createPictureMaker(), policies, clock });

      // In a scope of its own: nothing else reads forms.
      await app.register(async (scope) => {
        await scope.register(fastifyMultipart, { throwFileSizeLimit: false });
        registerUploadRoutes(scope, { service, storage });
        registerResumable(scope, { service, folder: storage.resumableFolder, publicUrl: config.publicUrl });
      });
      serveFiles(app, { find: (id) => uploadsOf(db).findAsset(id), storage, policies });

      await jobs?.every(SWEEP_QUEUE, HOUR_SECONDS, createSweep({ db, uploadsOf, storage, received, clock }));
    },
  };
}
