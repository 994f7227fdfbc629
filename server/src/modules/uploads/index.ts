import { fastifyMultipart } from '@fastify/multipart';
import type { Jobs } from '../../jobs/index.ts';
import type { ServerModule } from '../../lib/module.ts';
import type { Bucket } from '../../objects/index.ts';
import { createPictureMaker } from './picture.ts';
import { uploadsOf } from './repository.ts';
import { receivedIn, registerResumable } from './resumable.ts';
import { registerUploadRoutes } from './routes.ts';
import { serveFiles } from './send-file.ts';
import { createUploadService } from './service.ts';
import { createFileStorage } from './storage.ts';
import { createSweep, SWEEP_QUEUE } from './sweep.ts';

export { createAssets, type Assets } from './assets.ts';
export { fileData } from './personal-data.ts';

const HOUR_MS = 3600 * 1000;

export interface UploadsModuleDeps {
  jobs: Jobs | undefined;
  /** Where contents are kept; in the data folder when unset. */
  bucket?: Bucket | undefined;
}

/** Files that people send: taken in, kept, served, and deleted when nothing uses them. */
export function createUploadsModule({ jobs, bucket }: UploadsModuleDeps): ServerModule {
  return {
    name: 'uploads',
    async register(app, { config, database: { db }, clock }) {
      const storage = createFileStorage(config.dataDir, bucket);
      const received = receivedIn(storage.resumableFolder);
      const service = createUploadService({ db, uploadsOf, storage, received, makePicture: createPictureMaker(), clock });

      // In a scope of its own: nothing else reads forms.
      await app.register(async (scope) => {
        await scope.register(fastifyMultipart, { throwFileSizeLimit: false });
        registerUploadRoutes(scope, { service, storage });
        registerResumable(scope, { service, folder: storage.resumableFolder, publicUrl: config.publicUrl });
      });
      serveFiles(app, { find: (id) => uploadsOf(db).findAsset(id), storage });

      if (!jobs) return;
      const sweep = createSweep({ db, uploadsOf, storage, received, clock });
      await jobs.work(SWEEP_QUEUE, sweep);
      const order = () =>
        jobs
          .sendOnce(db, SWEEP_QUEUE, {}, HOUR_MS / 1000)
          .catch((error: unknown) => app.log.warn({ err: error }, 'no sweep of unused files was ordered'));
      const timer = setInterval(order, HOUR_MS).unref();
      await order();
      app.addHook('onClose', (_app, done) => {
        clearInterval(timer);
        done();
      });
    },
  };
}
