import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';

const WAIT_MS = 50;

/** Setting of a process that is going to be asked on a port. */
export const inspectable = (port: number) => ({ NODE_OPTIONS: `--inspect-port=127.0.0.1:${port}` });

interface Answer {
  id: number;
  result: unknown;
}

/** Speaks with a Node process's engine; a signal makes it listen. */
async function connect(pid: number, port: number) {
  process.kill(pid, 'SIGUSR1');
  const url = `http://127.0.0.1:${port}/json/list`;
  let listed: { webSocketDebuggerUrl: string }[] | undefined;
  while (!listed) {
    listed = await fetch(url).then(
      (answer) => answer.json() as Promise<{ webSocketDebuggerUrl: string }[]>,
      () => wait(WAIT_MS).then(() => undefined),
    );
  }
  const socket = new WebSocket(listed[0]!.webSocketDebuggerUrl);
  await new Promise((resolve) => socket.once('open', resolve));
  let asked = 0;
  return {
    close: () => socket.close(),
    async ask(method: string, params: object = {}): Promise<unknown> {
      const id = ++asked;
      const answered = new Promise<unknown>((resolve) => {
        const take = (text: Buffer) => {
          const answer = JSON.parse(text.toString()) as Answer;
          if (answer.id !== id) return;
          socket.off('message', take);
          resolve(answer.result);
        };
        socket.on('message', take);
      });
      socket.send(JSON.stringify({ id, method, params }));
      return answered;
    },
  };
}

const USED = `(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())`;

/** Bytes that a Node process needs, when it has freed what it does not need any more: its heap, and the buffers beside it. */
export async function bytesInUse(pid: number, port: number): Promise<number> {
  const { ask, close } = await connect(pid, port);
  await ask('HeapProfiler.collectGarbage');
  const { result } = (await ask('Runtime.evaluate', { expression: USED })) as { result: { value: number } };
  close();
  return result.value;
}
