import { SUCCESS } from '@mortar/protocol';
import { WebSocket, type RawData } from 'ws';

const CHANGES = Buffer.from('42["im.changes"');
const ANSWER = /^43(\d+)\[\{"code":(\d+)/;
/** Of an answer, as much as the expression looks at. */
const ANSWER_HEAD = 48;

/** A connection of Socket.IO, spoken by hand: what a library costs the client is no figure of the server's. */
export interface Line {
  /** Makes a call. @returns the whole answer, as text */
  call(name: string, input: unknown): Promise<string>;
  close(): void;
}

export interface LineOptions {
  /** Where connections are opened: a bare server's path by default. */
  path?: string;
  auth?: object;
  /** Takes each push of changes. */
  told?: (bytes: Buffer) => void;
}

/** Opens a connection. @throws Error where it is not let in */
export async function openLine(url: string, { path = '/socket.io/', auth = {}, told = () => {} }: LineOptions = {}): Promise<Line> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${path}?EIO=4&transport=websocket`);
  const waiting = new Map<number, { resolve(answer: string): void; reject(error: Error): void }>();
  let calls = 0;
  let opened: ((text: string) => void) | undefined;

  function take(bytes: Buffer): void {
    if (bytes.subarray(0, CHANGES.length).equals(CHANGES)) return told(bytes);
    const head = bytes.toString('latin1', 0, ANSWER_HEAD);
    const answer = ANSWER.exec(head);
    if (answer) {
      const [, id, code] = answer.map(Number);
      const call = waiting.get(id!);
      waiting.delete(id!);
      if (code === SUCCESS) call?.resolve(bytes.toString());
      else call?.reject(new Error(`refused: ${bytes.toString()}`));
    } else if (head === '2') socket.send('3');
    else if (head.startsWith('0')) socket.send(`40${JSON.stringify(auth)}`);
    else if (head.startsWith('4')) opened?.(bytes.toString());
  }
  socket.on('message', (data: RawData) => take(data as Buffer));
  const greeting = await new Promise<string>((resolve, reject) => {
    opened = resolve;
    socket.once('error', reject);
  });
  if (!greeting.startsWith('40')) throw new Error(`not let in: ${greeting}`);
  return {
    call: (name, input) =>
      new Promise((resolve, reject) => {
        const id = calls++;
        waiting.set(id, { resolve, reject });
        socket.send(`42${id}${JSON.stringify([name, input, {}])}`);
      }),
    close: () => socket.terminate(),
  };
}
