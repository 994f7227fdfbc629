// Plain `ws`: a message is numbered and sent to each member of its room, one send() for each, and kept nowhere.
import { WebSocketServer, type RawData, type WebSocket } from 'ws';

const rooms = new Map<number, Set<WebSocket>>();
let seq = 0;

interface Asked {
  join?: number[];
  room: number;
  clientId: string;
  text: string;
}

/** As long as what our own server tells of a message. */
const eventOf = ({ room, clientId, text }: Asked) => ({
  id: String(room),
  epoch: clientId,
  fromPts: seq - 1,
  pts: seq,
  seq,
  messages: [
    {
      conversation: String(room),
      seq,
      pts: seq,
      clientId,
      sender: { uid: 'bench-1000', username: 'Mason 1000', imageUrl: '' },
      kind: 'text',
      text,
      mentions: [],
      reply: null,
      forwarded: null,
      preview: null,
      reactions: [],
      rev: 0,
      at: new Date().toISOString(),
      editedAt: null,
      recalledAt: null,
      pinnedAt: null,
    },
  ],
  lines: [],
});

function take(socket: WebSocket, asked: Asked): void {
  if (asked.join) {
    for (const room of asked.join) rooms.set(room, (rooms.get(room) ?? new Set()).add(socket));
    socket.send('{"joined":true}');
    return;
  }
  seq += 1;
  const event = JSON.stringify(eventOf(asked));
  for (const one of rooms.get(asked.room) ?? []) one.send(event);
}

const server = new WebSocketServer({ port: Number(process.env['PORT']), host: '127.0.0.1' });
server.on('connection', (socket) => socket.on('message', (data: RawData) => take(socket, JSON.parse(String(data as Buffer)) as Asked)));
server.on('listening', () => process.stdout.write('ready\n'));
