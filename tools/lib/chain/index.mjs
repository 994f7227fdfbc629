import { existsSync, mkdirSync } from 'node:fs';
import { freePortFrom } from '../ports.mjs';
import { anvilBinary } from './binary.mjs';
import { spawnHeld } from './held.mjs';
import { keepState, setAside, stateFile } from './state.mjs';

const CHAIN_ID = 31_337;
/** What wallets and tools take for a chain of this machine, when it is free. */
const FIRST_PORT = 8545;
const READY_MS = 10_000;
/** Ports that are tried, for the case that others start a chain at the same moment. */
const TRIES = 5;
/** How long ago a chain begins that the demo market is to be made on, seconds. */
const DEMO_SECONDS = 30 * 24 * 3600;
const hasOwnChain = (env) => Object.entries(env).some(([name, value]) => name.startsWith('CHAIN_RPC_') && value?.trim());

/** Starts anvil on the first port that nobody takes meanwhile. */
async function launch(binary, file, begin) {
  const state = existsSync(file) ? ['--load-state', file] : ['--timestamp', String(begin)];
  let port = FIRST_PORT;
  for (let tries = 0; tries < TRIES; tries += 1) {
    port = await freePortFrom(port);
    const args = ['--host', '127.0.0.1', '--port', String(port), '--chain-id', String(CHAIN_ID), '--prune-history', ...state];
    const held = spawnHeld(binary, args);
    if (await held.listens(READY_MS)) return { url: `http://127.0.0.1:${port}`, end: held.end };
    await held.end();
    port += 1;
  }
  return undefined;
}

/**
 * Starts the embedded chain, unless the environment names a chain of its own (docs/design/market.md). Its state lies in `folder`.
 * Where it cannot run the site goes on without it, and `say` hears why.
 * @returns `url` and `stop`, or undefined
 */
export async function startChain({ folder, say, env = process.env, binary = anvilBinary() }) {
  if (hasOwnChain(env)) return undefined;
  if (!binary) {
    say(
      'No local chain: anvil has no program for this machine. Contract wallets and the demo wallet cannot sign in; set CHAIN_RPC_1 or another one to use a real network.',
    );
    return undefined;
  }
  mkdirSync(folder, { recursive: true });
  const file = stateFile(folder);
  const aside = setAside(file);
  if (aside) say(`The local chain begins anew: its state could not be read and was moved to ${aside}`);
  const now = Math.floor(Date.now() / 1000);
  const chain = await launch(binary, file, env.DEMO?.trim() === 'off' ? now : now - DEMO_SECONDS);
  if (!chain) {
    say(`No local chain: ${binary} did not start. Contract wallets and the demo wallet cannot sign in.`);
    return undefined;
  }
  const endKeeping = keepState(chain.url, file);
  return { url: chain.url, stop: () => endKeeping().finally(chain.end) };
}
