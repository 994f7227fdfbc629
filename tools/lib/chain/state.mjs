import { closeSync, existsSync, fstatSync, fsyncSync, openSync, readSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { rpc } from './rpc.mjs';

/** A chain that is killed loses no more than this. */
const EVERY_MS = 5000;

/** The file in a folder that holds a chain while it does not run. */
export const stateFile = (folder) => join(folder, 'state.json');

/** Whether a state was written to its end: anvil refuses to start with one that was cut off. A look at all of it would take a second. */
function isWhole(file) {
  const handle = openSync(file, 'r');
  const last = Buffer.alloc(1);
  readSync(handle, last, 0, 1, Math.max(0, fstatSync(handle).size - 1));
  closeSync(handle);
  return last.toString() === '}';
}

/** Puts a state that cannot be loaded out of the way. @returns its new place, undefined when there was nothing to move */
export function setAside(file) {
  if (!existsSync(file) || isWhole(file)) return undefined;
  const place = `${file}.unreadable-${Date.now()}`;
  renameSync(file, place);
  return place;
}

/** Written beside and then moved, because anvil's own dump is cut off when the machine stops in the middle of it. */
function replace(file, bytes) {
  const draft = `${file}.tmp`;
  const handle = openSync(draft, 'w');
  writeSync(handle, bytes);
  fsyncSync(handle);
  closeSync(handle);
  renameSync(draft, file);
}

/** Keeps the chain in a file: now and then while it grows, and at the end. */
export function keepState(url, file) {
  let kept;
  let running = Promise.resolve();
  async function save() {
    const block = await rpc(url, 'eth_blockNumber');
    if (block === kept) return;
    replace(file, gunzipSync(Buffer.from((await rpc(url, 'anvil_dumpState', [true])).slice(2), 'hex')));
    kept = block;
  }
  // One at a time; a full disk or a busy chain is tried again.
  const later = () => (running = running.then(save).catch(() => {}));
  const timer = setInterval(later, EVERY_MS);
  timer.unref();
  return async function end() {
    clearInterval(timer);
    await later();
  };
}
