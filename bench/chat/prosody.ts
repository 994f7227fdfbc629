import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PEOPLE, roomsOf } from './layout.ts';
import { openAll, type Peer } from './peer.ts';
import { processorSeconds } from './processes.ts';

const PORT = 18_112;
const HOST = 'bench.localhost';
/** Everybody is in by then, or it takes no part: each who comes costs it a look at all who are there. */
const OPEN_MS = 240_000;
const ROOMS = `rooms.${HOST}`;

/** Rooms with an archive; nobody is told who comes, which alone would be a million stanzas. */
const configuration = (folder: string) => `
run_as_root = true
daemonize = false
pidfile = "${folder}/prosody.pid"
data_path = "${folder}"
log = { error = "${folder}/prosody.log" }
interfaces = { "127.0.0.1" }
c2s_ports = { ${PORT} }
s2s_ports = { }
modules_enabled = { "saslauth", "disco", "roster" }
modules_disabled = { "s2s", "offline" }
c2s_require_encryption = false
authentication = "anonymous"
VirtualHost "${HOST}"
Component "${ROOMS}" "muc"
  modules_enabled = { "muc_mam" }
  muc_log_all_rooms = true
  muc_room_locking = false
  muc_room_cache_size = 1000
  muc_room_default_public_jids = true
  muc_room_default_history_length = 0
  muc_room_default_presence_broadcast = { visitor = false, participant = false, moderator = false }
`;

/** Debian's Prosody, installed where it is not there yet and may be. @returns whether it is there */
function hasProsody(): boolean {
  const isThere = () => spawnSync('which', ['prosody']).status === 0;
  if (isThere()) return true;
  if (process.getuid?.() === 0) spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'prosody'], { stdio: 'ignore' });
  return isThere();
}

/** Says something on a connection, and waits for so many answers that hold a text. */
async function ask(socket: Socket, text: string, answer: string, times = 1): Promise<void> {
  let said = '';
  socket.write(text);
  while (said.split(answer).length <= times) said += String(((await once(socket, 'data')) as [Buffer])[0]);
}

const STREAM = `<stream:stream to='${HOST}' version='1.0' xmlns='jabber:client' xmlns:stream='http://etherx.jabber.org/streams'>`;
const ENTER = `<auth xmlns='urn:ietf:params:xml:ns:xmpp-sasl' mechanism='ANONYMOUS'/>`;
const BIND = `<iq type='set' id='bind'><bind xmlns='urn:ietf:params:xml:ns:xmpp-bind'/></iq>`;
const join = (room: number, member: number) =>
  `<presence to='${room}@${ROOMS}/m${member}'><x xmlns='http://jabber.org/protocol/muc'><history maxstanzas='0'/></x></presence>`;

/** Enters as somebody without a name, and goes into rooms. */
async function openConnection(member: number): Promise<Socket> {
  const socket = connect(PORT, '127.0.0.1');
  await once(socket, 'connect');
  // Its server may be ended before it is: what is lost then is counted.
  socket.on('error', () => {});
  await ask(socket, STREAM, '</stream:features>');
  await ask(socket, ENTER, '<success');
  await ask(socket, STREAM, '</stream:features>');
  await ask(socket, BIND, '</iq>');
  const into = roomsOf(member);
  await ask(socket, into.map((room) => join(room, member)).join(''), '<subject', into.length);
  return socket;
}

/** Prosody as Debian ships it, each room kept in its archive; undefined, and said so, where it cannot be had. */
export async function prosodyPeer(): Promise<Peer | undefined> {
  if (!hasProsody()) {
    process.stderr.write('Prosody is left out: install it as root with `apt-get install prosody`\n');
    return undefined;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'mortar-prosody-'));
  chmodSync(folder, 0o755);
  const file = path.join(folder, 'prosody.cfg.lua');
  writeFileSync(file, configuration(folder));
  const child = spawn('prosody', ['-F', '--config', file], { stdio: 'ignore' });
  while (!(await isListening())) await wait(200);
  let heard = (bytes: Buffer): void => void bytes;
  const opening = openAll(PEOPLE, async (member) => {
    const socket = await openConnection(member);
    return socket.on('data', (bytes: Buffer) => heard(bytes));
  });
  const sockets = await Promise.race([opening, wait(OPEN_MS, undefined, { ref: false })]);
  if (!sockets) {
    opening.catch(() => undefined);
    process.stderr.write(`Prosody is left out: 1,000 people did not get in within ${OPEN_MS / 1000} s\n`);
    child.kill('SIGKILL');
    return undefined;
  }
  return {
    // It does one after the other: more would only wait.
    atOnce: 8,
    hear: (listener) => void (heard = listener),
    send(room, member, text) {
      sockets[member]!.write(`<message to='${room}@${ROOMS}' type='groupchat'><body>${text}</body></message>`);
    },
    processorSeconds: () => processorSeconds([child.pid!]),
    async stop() {
      for (const socket of sockets) socket.destroy();
      // Nothing of it is kept; it takes its time to end otherwise.
      child.kill('SIGKILL');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function isListening(): Promise<boolean> {
  const socket = connect(PORT, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
