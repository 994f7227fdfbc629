import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { MetadataFault } from '@mortar/protocol/market';
import { Unread } from '../fault.ts';
import { IDLE_MS, PICTURE_MS } from '../limits.ts';
import type { Painted } from './paint.ts';

export interface PaintTask {
  id: number;
  bytes: Uint8Array;
}
export type PaintAnswer = { id: number; painted: Painted } | { id: number; fault: MetadataFault };

/** Program of the process: in sources beside this file, in a bundle beside that. */
const PROGRAM = new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './picture-worker.js', import.meta.url);
/** What the process may take to come up besides, ms. */
const START_MS = 10_000;

/** It knows nothing of ours: no secret, no setting. */
function startProcess(): ChildProcess {
  const isSource = PROGRAM.pathname.endsWith('.ts');
  const execArgv = isSource ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href] : [];
  const { PATH = '' } = process.env;
  const child = fork(PROGRAM, { execArgv, env: { PATH }, serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  child.unref();
  child.channel?.unref();
  return child;
}

/**
 * Makes strangers' pictures anew in a process of its own, one after the other: what takes too long or breaks the decoder ends that
 * process, and nothing else. @param mostMs longest work on one
 */
export function createPainter({ mostMs = PICTURE_MS }: { mostMs?: number } = {}) {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let lastId = 0;

  function end(): void {
    clearTimeout(idle);
    child?.removeAllListeners();
    child?.kill('SIGKILL');
    child = undefined;
  }

  async function work(bytes: Buffer): Promise<Painted> {
    clearTimeout(idle);
    const limit = mostMs + (child ? 0 : START_MS);
    const program = (child ??= startProcess());
    const id = (lastId += 1);
    const answer = await new Promise<PaintAnswer>((resolve) => {
      const late = setTimeout(() => resolve({ id, fault: 'tooMuchWork' }), limit);
      const settle = (said: PaintAnswer) => {
        clearTimeout(late);
        resolve(said);
      };
      const gone = () => settle({ id, fault: 'tooMuchWork' });
      program.once('message', settle).once('exit', gone).once('error', gone);
      program.send({ id, bytes } satisfies PaintTask, (error) => void (error && gone()));
    });
    program.removeAllListeners();
    // What is still at it, or did not survive it, draws nothing more.
    if ('fault' in answer && answer.fault === 'tooMuchWork') end();
    else idle = setTimeout(end, IDLE_MS).unref();
    if ('fault' in answer) throw new Unread(answer.fault);
    const { small, large, ...size } = answer.painted;
    return { small: Buffer.from(small), large: Buffer.from(large), ...size };
  }

  return {
    /** @throws Unread */
    paint(bytes: Buffer): Promise<Painted> {
      const next = last.then(() => work(bytes));
      last = next.catch(() => {});
      return next;
    },
    close: end,
  };
}

export type Painter = ReturnType<typeof createPainter>;
