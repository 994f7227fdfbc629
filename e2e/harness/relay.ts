import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';

/** A relay of WalletConnect 2 on this machine. It passes on what it cannot read. */
export interface Relay {
  url: string;
  close(): Promise<void>;
}

interface Call {
  id: number;
  method?: string;
  params?: Record<string, string> & { topics?: string[] };
}

interface Letter {
  topic: string;
  message: string;
  tag: number;
}

const newId = () => randomBytes(32).toString('hex');

/** Who listens to which topic, and what nobody has taken yet. */
function createSwitchboard() {
  const listeners = new Map<WebSocket, Set<string>>();
  const waiting: Letter[] = [];
  // A wallet tells calls apart by their id and asks nothing else of it: chance could give two of them the same one.
  let calls = 0;

  function deliver(to: WebSocket, { topic, message, tag }: Letter): void {
    const data = { topic, message, tag, publishedAt: Date.now() };
    calls += 1;
    to.send(JSON.stringify({ id: calls, jsonrpc: '2.0', method: 'irn_subscription', params: { id: newId(), data } }));
  }
  function subscribe(socket: WebSocket, topic: string): string {
    listeners.set(socket, (listeners.get(socket) ?? new Set()).add(topic));
    for (const letter of waiting.filter((each) => each.topic === topic)) {
      waiting.splice(waiting.indexOf(letter), 1);
      deliver(socket, letter);
    }
    return newId();
  }
  function publish(from: WebSocket, letter: Letter): boolean {
    const others = [...listeners].filter(([socket, topics]) => socket !== from && topics.has(letter.topic));
    if (others.length === 0) waiting.push(letter);
    for (const [socket] of others) deliver(socket, letter);
    return true;
  }
  const leave = (socket: WebSocket) => listeners.delete(socket);
  return { subscribe, publish, leave };
}

type Switchboard = ReturnType<typeof createSwitchboard>;

/** Tags of the letters that a pairing begins with. */
const TAGS = { propose: 1100, answer: 1101, settle: 1102 };

/** What a call is answered with; the relay's protocol has no more that a sign-in needs. */
function answer({ subscribe, publish }: Switchboard, socket: WebSocket, { method, params = {} }: Call): unknown {
  const { topic = '', message = '', pairingTopic = '', sessionTopic = '' } = params;
  switch (method) {
    case 'irn_subscribe':
      return subscribe(socket, topic);
    case 'irn_batchSubscribe':
      return (params.topics ?? []).map((each) => subscribe(socket, each));
    case 'irn_publish':
      return publish(socket, { topic, message, tag: Number(params['tag']) });
    case 'wc_proposeSession':
      subscribe(socket, pairingTopic);
      return publish(socket, { topic: pairingTopic, message: params['sessionProposal'] ?? '', tag: TAGS.propose });
    case 'wc_approveSession':
      subscribe(socket, sessionTopic);
      publish(socket, { topic: pairingTopic, message: params['sessionProposalResponse'] ?? '', tag: TAGS.answer });
      return publish(socket, { topic: sessionTopic, message: params['sessionSettlementRequest'] ?? '', tag: TAGS.settle });
    case 'irn_batchFetchMessages':
      return { messages: [], hasMore: false };
    default:
      return true;
  }
}

/** Starts a relay on a free port of the loopback. */
export async function startRelay(): Promise<Relay> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  const board = createSwitchboard();
  server.on('connection', (socket) => {
    socket.on('message', (data: Buffer) => {
      const call = JSON.parse(data.toString()) as Call;
      // An answer to what was delivered asks for none.
      if (call.method === undefined) return;
      socket.send(JSON.stringify({ id: call.id, jsonrpc: '2.0', result: answer(board, socket, call) }));
    });
    socket.on('close', () => board.leave(socket));
  });
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        for (const socket of server.clients) socket.terminate();
        server.close(() => resolve());
      }),
  };
}
