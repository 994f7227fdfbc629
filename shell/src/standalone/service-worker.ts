/** The service worker, served as `/sw.js`. */
import { startWorker, type WorkerScope } from '../service-worker/index.ts';

startWorker(globalThis as unknown as WorkerScope);
