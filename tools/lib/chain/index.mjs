import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePortFrom } from '../ports.mjs';
import { anvilBinary } from './binary.mjs';
import { rpc } from './rpc.mjs';
import { keepState, setAside, stateFile } from './state.mjs';

const CHAIN_ID = 31_337;
/** What wallets and tools take for a chain of this machine, when it is free. */
const FIRST_PORT = 8545;
const READY_MS = 10_000;
const POLL_MS = 20;
/** Holds the chain as long as our end of its standard input is open: when we are gone, however we went, so is the chain. */
const HOLD = '"$@" & read -r _; kill "$!" 2>/dev/null; wait';

const hasOwnChain = (env) => Object.entries(env).some(([name, value]) => name.startsWith('CHAIN_RPC_') && value?.trim());

function spawnHeld(binary, port, file) {
  const state = existsSync(file) ? ['--load-state', file] : [];
  const args = ['--host', '127.0.0.1', '--port', String(port), '--chain-id', String(CHAIN_ID), '--silent', '--prune-history', ...state];
  return spawn('/bin/sh', ['-c', HOLD, 'sh', binary, ...args], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
}

async function untilReady(url) {
  const giveUpAt = Date.now() + READY_MS;
  for (;;) {
    const id = await rpc(url, 'eth_chainId').catch(() => undefined);
    if (id) return Number(id) === CHAIN_ID;
    if (Date.now() > giveUpAt) return false;
    await sleep(POLL_MS);
  }
}

async function end(child) {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.stdin.end();
  if (child.exitCode === null) await gone;
}

/**
 * Starts the embedded chain, unless the environment names a chain of its own (decisions §9). Its state lies in `folder`.
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
  const port = await freePortFrom(FIRST_PORT);
  const url = `http://127.0.0.1:${port}`;
  const child = spawnHeld(binary, port, file);
  child.once('error', () => {});
  child.stdin.on('error', () => {});
  if (!(await untilReady(url))) {
    await end(child);
    say(`No local chain: ${binary} did not answer within ${READY_MS / 1000} s. Contract wallets and the demo wallet cannot sign in.`);
    return undefined;
  }
  const endKeeping = keepState(url, file);
  return { url, stop: () => endKeeping().finally(() => end(child)) };
}
