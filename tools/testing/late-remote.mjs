import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import getPort from 'get-port';
import { makeCopy } from '../guards/copy.mjs';
import { ensureBuilt, openingRooms, rooms } from '../lib/build.mjs';
import { at } from '../lib/paths.mjs';
import { createProgress } from '../lib/progress.mjs';
import { makeFolder, registryOf, startSite } from './starts.mjs';

/** A copy of this checkout in which all is built but one remote, for which the opening does not wait. */
export async function copyWithLateRemote() {
  const late = rooms().find((room) => !openingRooms().includes(room));
  await ensureBuilt(createProgress());
  const { root, remove } = makeCopy();
  for (const room of rooms()) if (room !== late) cpSync(at(room, 'dist'), join(root, room, 'dist'), { recursive: true });

  /** Starts the site of the copy without any data. */
  async function start() {
    const port = await getPort();
    const site = startSite({ PORT: String(port), DATA_DIR: makeFolder() }, { root });
    await site.ready;
    const live = async () => Object.keys((await registryOf(port)).remotes);
    const status = async (path) => (await fetch(`http://localhost:${port}${path}`)).status;
    /** Waits until it has told something; the test's own limit ends it. */
    const told = async (words) => {
      while (!site.said.error.includes(words)) await sleep(20);
    };
    /** Waits until a remote is served, of which the server hears a moment after its publication is told. */
    const served = async (remote) => {
      while (!(await live()).includes(remote)) await sleep(20);
    };
    return { ...site, live, served, status, told };
  }

  return { root, late, name: late.replace(/^mfe-/, ''), start, remove };
}
