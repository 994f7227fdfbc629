/** The service worker, served as `/sw.js`. */
import { startWorker, type WorkerScope } from '../features/service-worker/index.ts';

startWorker(globalThis as unknown as WorkerScope);
