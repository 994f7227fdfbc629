import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { chromium } from '@playwright/test';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import getPort from 'get-port';
import { ensureChromium } from '../lib/chromium.mjs';
import { at } from '../lib/paths.mjs';
import { createProgress } from '../lib/progress.mjs';
import { forgetAll, makeFolder, startSite } from '../testing/starts.mjs';

jest.setTimeout(1_200_000);

const ROOMS = ['build', 'client', 'host', 'protocol', 'remote-kit', 'ui'];
/** Whether a door of a package leads somewhere; one with a pattern leads to what any folder has. */
function leadsSomewhere(folder, door) {
  const [before, after] = door.split('*');
  if (after === undefined) return existsSync(join(folder, door));
  return readdirSync(join(folder, before)).some((name) => existsSync(join(folder, before, name) + after));
}

const read = (...path) => JSON.parse(readFileSync(join(...path), 'utf8'));
const call = (program, args, options) => execFileSync(program, args, { encoding: 'utf8', ...options });
const mortar = (env, ...words) =>
  call(process.execPath, [at('tools/mortar.mjs'), ...words], { env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env } });

let project;
beforeAll(() => {
  const folder = makeFolder();
  mortar({}, 'create', 'beacon', '--title', 'Beacon', '--title-zh', '燈塔', '--outside', folder);
  project = join(folder, 'mfe-beacon');
  call('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: project });
});
afterAll(forgetAll);

describe('a packed room', () => {
  test.each(ROOMS)('it stands alone: %s', (room) => {
    const folder = join(project, 'node_modules/@mortar', room);
    const { exports, dependencies, peerDependencies, version } = read(folder, 'package.json');
    expect(version).toBe(read(at('shared', room, 'package.json')).version);
    expect(JSON.stringify({ dependencies, peerDependencies })).not.toMatch(/workspace:|catalog:/);
    const files = Object.values(exports).flatMap((door) => (typeof door === 'string' ? [door] : Object.values(door)));
    expect(files.filter((file) => !leadsSomewhere(folder, file))).toEqual([]);
    expect(['CHANGELOG.md', 'LICENSE', 'README.md'].filter((file) => !existsSync(join(folder, file)))).toEqual([]);
  });

  test.each(ROOMS)('it holds no test, no source, and types that name what is there: %s', (room) => {
    const dist = join(project, 'node_modules/@mortar', room, 'dist');
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => /\.test\.|(?<!\.d)\.tsx?$/.test(file))).toEqual([]);
    const named = files
      .filter((file) => /\.(js|d\.ts)$/.test(file))
      .flatMap((file) =>
        [...readFileSync(join(dist, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g)].map(([, to]) =>
          join(file, '..', to),
        ),
      );
    const isThere = (path) => existsSync(join(dist, path)) || existsSync(join(dist, path.replace(/\.js$/, '.d.ts')));
    expect(named.filter((path) => !isThere(path))).toEqual([]);
  });
});

describe('a project outside of the workspace', () => {
  test('it knows nothing of the workspace but its own folder', () => {
    const { dependencies, devDependencies } = read(project, 'package.json');
    const local = Object.values({ ...dependencies, ...devDependencies }).filter((range) => range.startsWith('file:'));
    expect(local).toHaveLength(ROOMS.length);
    expect(local.every((range) => !isAbsolute(range.slice('file:'.length)))).toBe(true);
    expect(JSON.stringify({ dependencies, devDependencies })).not.toMatch(/workspace:|catalog:|\.\.\//);
  });

  test('its types hold, and so do its tests', () => {
    expect(call('npm', ['run', '--silent', 'types'], { cwd: project })).toBe('');
    call('npm', ['test'], { cwd: project, stdio: 'pipe' });
  });

  test('it is served from its sources, to pages of its site alone', async () => {
    const port = await getPort();
    const server = spawn('npm', ['run', '--silent', 'dev', '--', '--site', 'http://localhost:9', '--port', String(port)], {
      cwd: project,
      detached: true,
    });
    try {
      let said = '';
      server.stdout.setEncoding('utf8').on('data', (text) => (said += text));
      while (!said.includes(`http://localhost:9/?mf=beacon@http://localhost:${port}`)) await once(server.stdout, 'data');
      const { headers, status } = await fetch(`http://localhost:${port}/r/beacon/local/entry.js`, {
        headers: { origin: 'http://localhost:9' },
      });
      expect([status, headers.get('access-control-allow-origin')]).toEqual([200, 'http://localhost:9']);
    } finally {
      if (server.pid) process.kill(-server.pid);
      await once(server, 'exit');
    }
  });

  test('it is built, published, and shown by the site in both languages', async () => {
    const [built] = call('npm', ['run', '--silent', 'build'], { cwd: project })
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(read(built.dir, 'build.json')).toMatchObject({
      name: 'beacon',
      shared: { '@mortar/host': expect.any(String), react: expect.any(String) },
    });
    expect(call('npm', ['run', '--silent', 'build'], { cwd: project })).toContain('"fresh":false');

    const port = await getPort();
    const env = { PORT: String(port), DATA_DIR: makeFolder() };
    const site = startSite(env);
    await site.ready;
    const publicKey = call('npm', ['run', '--silent', 'key'], { cwd: project }).trim().split(' ').at(-1);
    const publish = (...words) =>
      call('npm', ['run', '--silent', 'publish', '--', '--site', `http://localhost:${port}`, ...words], { cwd: project, stdio: 'pipe' });
    expect(() => publish()).toThrow('This key can’t publish this remote.');
    mortar(env, 'key', 'add', 'beacon', 'CI', publicKey);
    expect(publish('--dry-run')).toContain(`beacon ${built.version} (owner: beacon) fits what is live`);
    expect(publish()).toContain(`beacon ${built.version} is live`);
    expect(publish()).toContain(`beacon ${built.version} was live already`);

    const executablePath = await ensureChromium(createProgress());
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu'] });
    try {
      for (const [locale, heading, lay, after] of [
        ['en-US', 'Beacon', 'Lay a brick', '1 brick laid'],
        ['zh-HK', '燈塔', '砌一塊磚', '已砌 1 塊磚'],
      ]) {
        const page = await browser.newPage({ locale });
        await page.goto(`http://localhost:${port}/beacon`);
        await page.getByRole('heading', { level: 1, name: heading }).waitFor();
        await page.getByRole('button', { name: lay }).click();
        await page.getByText(after).waitFor();
        await page.close();
      }
    } finally {
      await browser.close();
    }
    await site.stop();
  });
});
