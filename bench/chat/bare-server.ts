// Socket.IO as its documentation has it, over WebSocket: who connects joins a room, and a message is a transaction of its own.
import { randomUUID } from 'node:crypto';
import { SUCCESS } from '@mortar/protocol';
import { openDatabase } from '@mortar/server';
import { Server } from 'socket.io';
import { sendAll } from '../../server/src/modules/messaging/log/send-statement.ts';
import { indexWords } from '../../server/src/modules/messaging/words/words.ts';

const { db } = await openDatabase(process.env['DATABASE_URL']!);
const io = new Server({ transports: ['websocket'] });

interface Asked {
  conversation: number;
  sender: number;
  text: string;
}

async function send({ conversation, sender, text }: Asked, _meta: unknown, answer: (answer: { code: number }) => void): Promise<void> {
  const unused = { body: {}, digest: '', reply: null, everyone: false, mentions: [], refusal: null };
  const words = indexWords(conversation, text);
  await sendAll(db, [{ ...unused, conversation, sender, client: randomUUID(), text, words }], new Date());
  answer({ code: SUCCESS });
}

io.on('connection', (socket) => {
  void socket.join('room');
  socket.on('send', (...call: Parameters<typeof send>) => void send(...call));
});
io.listen(Number(process.env['PORT']));
process.stdout.write('ready\n');
