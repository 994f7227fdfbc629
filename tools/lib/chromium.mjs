import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installFromDebian, mayInstallFromDebian } from './debian.mjs';
import { Problem } from './fail.mjs';
import { CACHE, at } from './paths.mjs';
import { run } from './run.mjs';

/** Chromium without windows: what a page costs of the processor in it is half of what it costs in one that could open some. */
const HEADLESS = 'chromium-headless-shell';
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

const headlessOfSystem = () => inPath(HEADLESS).find(works);

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

async function headlessFromDebian(progress) {
  if (!mayInstallFromDebian()) return undefined;
  await progress.during('Chromium without windows', () => installFromDebian(HEADLESS, LOG));
  return headlessOfSystem();
}

/**
 * Finds the Chromium that costs journeys least, or installs it; any other where there is none.
 * @returns its program; undefined when it is Playwright's, which has one without windows beside the other and takes it by itself
 * @throws Problem as `ensureChromium` does
 */
export async function ensureHeadlessChromium(progress) {
  if (process.env.MORTAR_CHROMIUM) return ensureChromium(progress);
  const found = headlessOfSystem() ?? (await headlessFromDebian(progress));
  if (found) return found;
  const any = await ensureChromium(progress);
  return any === (await ofPlaywright()) ? undefined : any;
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
