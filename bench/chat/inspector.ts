import { WebSocket } from 'ws';

const WAIT_MS = 50;

/** Setting of a process that is going to be asked on a port. */
export const inspectable = (port: number) => ({ NODE_OPTIONS: `--inspect-port=127.0.0.1:${port}` });

/** Asks a Node process something of its engine; a signal makes it listen. */
async function ask(pid: number, port: number, method: string): Promise<void> {
  process.kill(pid, 'SIGUSR1');
  const url = `http://127.0.0.1:${port}/json/list`;
  let listed: { webSocketDebuggerUrl: string }[] | undefined;
  while (!listed) {
    listed = await fetch(url).then(
      (answer) => answer.json() as Promise<{ webSocketDebuggerUrl: string }[]>,
      () => new Promise((resolve) => setTimeout(resolve, WAIT_MS, undefined)),
    );
  }
  const socket = new WebSocket(listed[0]!.webSocketDebuggerUrl);
  await new Promise((resolve) => socket.once('open', resolve));
  const answered = new Promise((resolve) => socket.once('message', resolve));
  socket.send(JSON.stringify({ id: 1, method }));
  await answered;
  socket.close();
}

/** Frees what a Node process holds and does not need any more. */
export const collectGarbage = (pid: number, port: number): Promise<void> => ask(pid, port, 'HeapProfiler.collectGarbage');
