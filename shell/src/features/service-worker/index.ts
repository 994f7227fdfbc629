export { endWorker } from './end-worker.ts';
export { startWorker } from './start-worker.ts';
export type { WorkerScope } from './scope.ts';
