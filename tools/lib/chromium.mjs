import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Problem } from './fail.mjs';
import { CACHE, at } from './paths.mjs';
import { run } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const LOG = join(CACHE, 'logs/chromium.log');

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A browser that the machine has, by its usual names. */
function ofSystem() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), MAC].find(isProgram);
}

async function ofPlaywright() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

async function fromPlaywright() {
  const cli = at('node_modules/@playwright/test/cli.js');
  return (await run(process.execPath, [cli, 'install', 'chromium'], { log: LOG })).code === 0 ? ofPlaywright() : undefined;
}

/** Debian's, where we may install it. */
async function fromDebian() {
  if (process.getuid?.() !== 0 || !isProgram('/usr/bin/apt-get')) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { log: LOG, append: true, env });
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { log: LOG, append: true, env });
  return ofSystem();
}

/**
 * Finds a Chromium, or installs one. Call it when the packages are installed.
 * @throws Problem that says what to install
 */
export async function ensureChromium(progress) {
  const given = process.env.MORTAR_CHROMIUM;
  if (given) {
    if (isProgram(given)) return given;
    throw new Problem(`MORTAR_CHROMIUM: there is no program ${given}; name one, or unset it so that a Chromium is looked for`);
  }
  const found = ofSystem() ?? (await ofPlaywright());
  if (found) return found;
  const got = await progress.during('Chromium', async () => (await fromPlaywright()) ?? (await fromDebian())).catch(() => undefined);
  if (got) return got;
  throw new Problem(
    `No Chromium was found and none could be installed: install one (Debian: apt-get install chromium; or npx playwright install chromium), or set MORTAR_CHROMIUM to the path of one; what was tried is in ${LOG}`,
  );
}
