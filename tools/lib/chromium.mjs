import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installFromDebian } from './debian.mjs';
import { Problem } from './fail.mjs';
import { CACHE, at } from './paths.mjs';
import { run } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const LOG = join(CACHE, 'logs/chromium.log');
const ANSWER_MS = 20_000;

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether it really starts: some systems put a mere hint in its place, and libraries may be missing. */
const works = (file) => isProgram(file) && spawnSync(file, ['--version'], { timeout: ANSWER_MS, stdio: 'ignore' }).status === 0;

function inPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).filter(isProgram);
}

/** A browser that the machine has, by its usual names. */
const ofSystem = () => [...NAMES.flatMap(inPath), MAC].find(works);

async function ofPlaywright() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return works(file) ? file : undefined;
}

async function fromPlaywright() {
  const { code } = await run(process.execPath, [at('node_modules/@playwright/test/cli.js'), 'install', 'chromium'], { log: LOG });
  return code === 0 ? ofPlaywright() : undefined;
}

/** Debian's, where we may install it. */
async function fromDebian() {
  await installFromDebian('chromium', LOG);
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
  const step = progress.step('Chromium');
  const got = (await fromPlaywright()) ?? (await fromDebian());
  if (got) {
    step.done();
    return got;
  }
  step.failed();
  throw new Problem(
    `No Chromium was found and none could be installed: install one (on Debian: apt-get install chromium) or set MORTAR_CHROMIUM to the path of one; what was tried is in ${LOG}`,
  );
}
