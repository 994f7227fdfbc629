import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { chromium } from '@playwright/test';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import getPort from 'get-port';
import { ensureChromium } from '../lib/chromium.mjs';
import { createProgress } from '../lib/progress.mjs';
import { copyCheckout } from '../testing/checkout.mjs';
import { changed, stepsOf } from './steps.mjs';

jest.setTimeout(1_800_000);

/** Builds every room but the remote that came last, and says which it had to. */
const BUILD = `
  import { ensureBuilt, rooms } from './tools/lib/build.mjs';
  import { createProgress } from './tools/lib/progress.mjs';
  await ensureBuilt(createProgress(), rooms().filter((room) => room !== 'mfe-ladder'));`;
/** Commands that a reader ends by hand. */
const STAYS = /^npm (start|run dev)\b/;
const SHOWN_MS = 120_000;

let root;
let browser;
let page;
let port;
/** What runs now, the latest last. */
const running = [];
/** What the last commands said. */
let said = '';

const { PATH, HOME } = process.env;
const envOf = () => ({ PATH, HOME, PORT: String(port) });

beforeAll(async () => {
  root = copyCheckout(mkdtempSync(join(tmpdir(), 'mortar-tutorial-')));
  chmodSync(root, 0o755);
  port = await getPort();
  const executablePath = await ensureChromium(createProgress());
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu'] });
  page = await browser.newPage({ locale: 'en-US' });
});
afterEach(async () => {
  while (running.length > 0) await end();
});
afterAll(async () => {
  await browser?.close();
  rmSync(root, { recursive: true, force: true });
});

/** A command as the reader's shell runs it, in a group of its own, which a Ctrl-C reaches as a whole. */
function begin(command) {
  const child = spawn('sh', ['-c', command], { cwd: root, env: envOf(), stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const own = { command, child, out: '', ended: once(child, 'close') };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (own.out += piece));
  return own;
}

async function end() {
  const { child, ended } = running.pop();
  process.kill(-child.pid, 'SIGINT');
  await ended;
}

const DO = {
  async run({ command }) {
    const own = begin(command);
    if (!STAYS.test(command)) {
      const [code] = await own.ended;
      said += own.out;
      if (code !== 0) throw new Error(`${command} ended with ${code}:\n${own.out}`);
      return;
    }
    running.push(own);
    while (!own.out.includes(`http://localhost:${port}`)) {
      if (own.child.exitCode !== null) throw new Error(`${command} ended:\n${own.out}`);
      await sleep(50);
    }
  },
  async expect({ text }) {
    // What still runs says it in its own time.
    const told = () => said + running.map(({ out }) => out).join('');
    for (const end = Date.now() + SHOWN_MS; running.length > 0 && !told().includes(text) && Date.now() < end;) await sleep(50);
    expect(told()).toContain(text);
  },
  change(step) {
    const file = join(root, step.file);
    writeFileSync(file, changed(readFileSync(file, 'utf8'), step));
  },
  write({ file, text }) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text, { flag: 'wx' });
  },
  async press({ presses: name }) {
    const named = (role) => page.getByRole(role, { name, exact: true });
    await named('button').or(named('link')).first().click({ timeout: SHOWN_MS });
  },
  async read({ reads, url }) {
    if (url) await page.goto(url.replace(':8080', `:${port}`));
    await page.getByText(reads, { exact: true }).first().waitFor({ timeout: SHOWN_MS });
  },
  end,
};

describe('docs/tutorial.md', () => {
  test('it leads from a clone to a remote that is published and taken back', async () => {
    let last;
    for (const step of stepsOf(readFileSync(join(root, 'docs/tutorial.md'), 'utf8'))) {
      if (step.kind === 'run' && last !== 'run') said = '';
      last = step.kind;
      await DO[step.kind](step);
    }
    expect(running).toEqual([]);
  });

  test('a second remote makes none of the others be built anew', () => {
    const call = (...words) => spawnSync(process.execPath, words, { cwd: root, env: envOf(), encoding: 'utf8' });
    const build = () => call('--input-type=module', '-e', BUILD).stderr;
    build();
    expect(call('tools/mortar.mjs', 'create', 'ladder').status).toBe(0);
    expect(build()).not.toContain('Build of');
    rmSync(join(root, 'mfe-ladder'), { recursive: true });
    call('tools/install.mjs');
  });

  test.each([
    ['types of the browser', 'node_modules/@typescript/native/bin/tsc', '-p', 'tsconfig.web.json'],
    ['types of Node', 'node_modules/@typescript/native/bin/tsc', '-p', 'tsconfig.node.json'],
    ['lint', 'node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', 'mfe-tally'],
    ['lint of effector', 'node_modules/eslint/bin/eslint.js', '--max-warnings', '0', 'mfe-tally/src'],
    ['lint of styles', 'node_modules/stylelint/bin/stylelint.mjs', 'mfe-tally/src/**/*.css'],
    ['format', 'node_modules/oxfmt/bin/oxfmt', '--check', 'mfe-tally'],
    ['boundaries', 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs', '--config', '.dependency-cruiser.mjs', 'mfe-tally'],
    ['what the shell provides', 'tools/gates/provided.mjs'],
    ['catalogues', 'tools/gates/catalogues.mjs'],
    ['licences', 'tools/gates/licences.mjs'],
    ['unused code', 'node_modules/knip/bin/knip.js'],
    ['sizes of the builds', 'tools/gates/sizes.mjs'],
  ])('it leaves a checkout that passes the gate: %s', (_gate, ...args) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, env: envOf(), encoding: 'utf8' });
    expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
  });
});
