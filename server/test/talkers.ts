import { randomUUID } from 'node:crypto';
import { SUCCESS } from '@mortar/protocol';
import type { Message } from '@mortar/protocol/messaging';
import type { SocketCalls } from '@mortar/protocol/realtime';
import { authorization, type AccountServer } from './account.ts';
import { openSocket, shakeHands, type TestSocket } from './connection.ts';

/** A server that connections are opened to; it need not be the one where people signed up. */
export type Node = Parameters<typeof openSocket>[0];
export type Talker = Awaited<ReturnType<ReturnType<typeof createTalkers>['person']>>;
export type Talk = Awaited<ReturnType<Talker['connect']>>;

/** People who sign up at a server and talk over connections to any server of its database. */
export function createTalkers(server: AccountServer) {
  const sockets = new Set<TestSocket>();
  let number = 0;

  async function person() {
    const browser = server.browser();
    const session = await browser.signUp(`talker${(number += 1)}@example.com`);
    const auth = await shakeHands(server, browser, session);
    const ask = async <Data>(endpoint: Parameters<typeof browser.call>[0], input: object): Promise<Data> =>
      (await browser.call(endpoint, input, { ...authorization(session.token), 'idempotency-key': randomUUID() })).json<{ data: Data }>()
        .data;

    /** A connection to one of the servers, that has said hello. */
    async function connect(node: Node) {
      const socket = await openSocket(node, { auth });
      sockets.add(socket);
      async function call<Name extends keyof SocketCalls>(
        name: Name,
        input: SocketCalls[Name]['input'],
      ): Promise<SocketCalls[Name]['output']> {
        const { code, msg, data } = await socket.call(name, input);
        if (code !== SUCCESS) throw new Error(`${name}: ${code} ${msg}`);
        return data;
      }
      const { uv } = await call('im.hello', { uv: 0, epoch: '', heads: [] });
      const messages = (): Message[] =>
        socket.came.flatMap(({ name, data }) => (name === 'im.changes' ? (data as { messages: Message[] }).messages : []));
      return {
        ...socket,
        call,
        uv,
        /** What was said to it, in the order in which it came. */
        texts: () => messages().map(({ text }) => text),
        send: (conversation: string, text: string) => call('im.send', { conversation, clientId: randomUUID(), text }),
      };
    }
    return { uid: session.uid, ask, connect };
  }

  return {
    person,
    close(): void {
      for (const socket of sockets) socket.close();
      sockets.clear();
    },
  };
}

/** A server as a process of its own, to which connections are opened as to one in this process. */
export const nodeAt = (port: number, { clock }: Pick<Node, 'clock'>): Node =>
  ({ app: { server: { address: () => ({ port }) } }, config: { publicUrl: `http://localhost:${port}` }, clock }) as unknown as Node;
