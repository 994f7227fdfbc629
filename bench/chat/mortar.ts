import { randomUUID } from 'node:crypto';
import { SOCKET_PATH } from '@mortar/protocol/realtime';
import { acquireDatabase, type Database } from '@mortar/server';
import { startStack, type Stack } from '../stack.ts';
import { HALL, rooms } from './layout.ts';
import { openLine, type Line, type LineOptions } from './line.ts';
import { AT_ONCE, openAll, type Peer } from './peer.ts';
import { parentOf, processorSeconds } from './processes.ts';
import { addChannel, addMembers, type Member } from './rooms.ts';

const PORT = 18_110;
/** Budgets are for one network and one browser; a benchmark is one network, and its connections say more than people do. */
const SETTINGS = { SOCKET_CONNECTIONS: '100000', SOCKET_CALLS: '1000000' };

/** The product as it runs, with its database. */
export interface Mortar {
  stack: Stack;
  database: Database;
  processorSeconds(): number;
  stop(): Promise<void>;
}

/** Starts the server as `npm start` does, in a folder of its own. */
export async function startMortar(settings: NodeJS.ProcessEnv = {}, remotes: string[] = []): Promise<Mortar> {
  const stack = await startStack(PORT, { ...SETTINGS, ...settings }, { remotes });
  const database = await acquireDatabase({ databaseUrl: undefined, dataDir: stack.dataDir });
  const [backend] = await database.sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const ours = [stack.pid, parentOf(backend!.pid)];
  return {
    stack,
    database,
    processorSeconds: () => processorSeconds(ours),
    async stop() {
      await database.close();
      await stack.stop();
    },
  };
}

/** Connects somebody and says hello, which lets them into their conversations. */
export async function enter(url: string, { uid, utoken }: Member, told?: LineOptions['told']): Promise<Line> {
  const line = await openLine(url, { path: SOCKET_PATH, auth: { uid, utoken, deviceid: '' }, ...(told && { told }) });
  await line.call('im.hello', { uv: 0, epoch: '', heads: [] });
  return line;
}

/** What else is measured than deliveries needs these. */
export interface MortarPeer extends Peer {
  people: readonly Member[];
  lines: readonly Line[];
}

/** Connects everybody, each with the hall on the screen. */
export async function mortarPeer({ stack, database, ...mortar }: Mortar): Promise<MortarPeer> {
  const people = await addMembers(database, rooms[HALL]!.length);
  const channels: string[] = [];
  for (const members of rooms)
    channels.push(
      String(
        await addChannel(
          database,
          members.map((member) => people[member]!),
        ),
      ),
    );
  let heard = (bytes: Buffer): void => void bytes;
  const lines = await openAll(people.length, async (member) => {
    const line = await enter(stack.url, people[member]!, (bytes) => heard(bytes));
    await line.call('im.watch', { open: channels[HALL], visible: [] });
    return line;
  });
  return {
    ...mortar,
    people,
    lines,
    atOnce: AT_ONCE,
    hear: (listener) => void (heard = listener),
    send(room, member, text) {
      const refused = (error: unknown) => process.emit('uncaughtException', error as Error);
      void lines[member]!.call('im.send', { conversation: channels[room], clientId: randomUUID(), text }).catch(refused);
    },
    async stop() {
      for (const line of lines) line.close();
      await mortar.stop();
    },
  };
}
