import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { AppError } from '../../../../lib/app-error.ts';
import type { ReplayedRun } from '@mortar/games/rules';
import { REPLAY_MS, REPLAY_QUEUE } from '../limits.ts';
import type { ReplayMessage, ReplayTask } from './answer.ts';

/** Replays runs beside the server's own thread. */
export interface Replayer {
  /**
   * What follows from a run's inputs; null when the rules cannot take them, or not within 250 ms and 64 MB.
   * @throws AppError `unavailable` when too many wait
   */
  replay(task: Omit<ReplayTask, 'id'>): Promise<ReplayedRun | null>;
  close(): Promise<void>;
}

interface Waiting {
  task: ReplayTask;
  settle(run: ReplayedRun | null): void;
  fail(error: Error): void;
}

const LIMITS = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };
const RETRY_SECONDS = 2;

/** Sources go through tsx, which a thread of Node 20 takes up only by itself; a bundle runs as it is. */
function startWorker(url: URL): Worker {
  const isSource = url.pathname.endsWith('.ts');
  // What `require` finds is the CommonJS twin; the module lies beside it.
  const tsx = () => new URL('index.mjs', pathToFileURL(createRequire(url).resolve('tsx/esm/api'))).href;
  const program = () => `import('${tsx()}').then(({ register }) => { register(); return import('${url.href}'); })`;
  const worker = new Worker(isSource ? program() : url, { eval: isSource, resourceLimits: LIMITS });
  worker.unref();
  return worker;
}

/**
 * One thread that replays one run after the other. A run that takes too long loses its thread, and the next gets a new one.
 * @param url program of the thread, which calls `answerReplays`
 */
export function createReplayer(url: URL): Replayer {
  const queue: Waiting[] = [];
  let current: Waiting | undefined;
  let worker: Worker | undefined;
  let isReady = false;
  let timer: NodeJS.Timeout | undefined;
  let lastId = 0;

  function finish(settle: (waiting: Waiting) => void): void {
    clearTimeout(timer);
    const done = current;
    current = undefined;
    if (done) settle(done);
    next();
  }

  function drop(): Promise<number> | undefined {
    const gone = worker;
    worker = undefined;
    isReady = false;
    gone?.removeAllListeners();
    // What a dying thread still says belongs to nobody.
    gone?.on('error', () => {});
    return gone?.terminate();
  }

  function onMessage(message: ReplayMessage): void {
    if ('ready' in message) {
      isReady = true;
      next();
    } else if (message.id === current?.task.id) finish(({ settle }) => settle(message.run));
  }

  function onGone(error: Error): void {
    const hadTask = isReady;
    void drop();
    // Out of memory or stack: the run's fault. A thread that never came up is ours.
    finish(({ settle, fail }) => (hadTask ? settle(null) : fail(error)));
  }

  function start(): void {
    worker = startWorker(url);
    worker.on('message', onMessage);
    worker.on('error', onGone);
    worker.on('exit', (code) => onGone(new Error(`the thread of replays ended with ${code}`)));
  }

  function tooLong(): void {
    void drop();
    finish(({ settle }) => settle(null));
  }

  function next(): void {
    current ??= queue.shift();
    if (!current) return;
    if (!worker) return start();
    if (!isReady) return;
    const { id } = current.task;
    worker.postMessage(current.task, []);
    // An answer that came while this thread was busy is heard before the verdict.
    timer = setTimeout(() => setImmediate(() => current?.task.id === id && tooLong()), REPLAY_MS);
  }

  return {
    replay(task) {
      if (queue.length >= REPLAY_QUEUE) return Promise.reject(new AppError('unavailable', { retryAfter: RETRY_SECONDS }));
      return new Promise((settle, fail) => {
        lastId += 1;
        queue.push({ task: { ...task, id: lastId }, settle, fail });
        if (!current) next();
      });
    },
    async close() {
      clearTimeout(timer);
      const left = [...(current ? [current] : []), ...queue.splice(0)];
      current = undefined;
      for (const { fail } of left) fail(new AppError('unavailable'));
      await drop();
    },
  };
}
