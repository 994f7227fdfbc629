import { createServer } from 'node:net';
import { Problem } from './fail.mjs';

/** Browsers may take `localhost` for either of these. */
const LOOPBACK = ['127.0.0.1', '::1'];

/** Why a port cannot be listened on, as the system's code; undefined when it can. */
function refusal(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }) => resolve(code));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });
}

async function isTaken(port, host) {
  const hosts = LOOPBACK.includes(host) ? LOOPBACK : [host];
  const codes = await Promise.all(hosts.map((each) => refusal(port, each)));
  return codes.includes('EADDRINUSE');
}

/** The first port from this one on that nobody listens on. */
export async function freePortFrom(first, host = '127.0.0.1') {
  let port = first;
  while (port < 65_535 && (await isTaken(port, host))) port += 1;
  return port;
}

/** The port that the environment names, else 8080. @throws Problem when it is none */
export function wantedPort({ PORT } = process.env) {
  const port = PORT?.trim() || '8080';
  if (!/^[1-9]\d{0,4}$/.test(port) || Number(port) > 65_535) throw new Problem('PORT: must be a port number from 1 to 65535');
  return Number(port);
}

/** @throws Problem that names a free port when another program listens on the wanted one. @param command what was called */
export async function portFree(port, host, command = 'npm start') {
  if (!(await isTaken(port, host))) return;
  const other = await freePortFrom(port + 1, host);
  throw new Problem(`Port ${port} is in use by another program: end that program, or take another port: PORT=${other} ${command}`);
}
