import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { testCluster } from '../../server/test/database.ts';
import { readCall } from '../create/arguments.mjs';
import { copyTemplate } from '../create/copy-template.mjs';
import { faultsOf } from '../gates/catalogues.mjs';
import { at } from '../lib/paths.mjs';
import { workspacePackages } from '../lib/workspace.mjs';
import { copyCheckout } from '../testing/checkout.mjs';
import { areaSteps, beginHistory, changesOf, follow, goBack, otherSteps, titles } from './recipes.mjs';

jest.setTimeout(180_000);

/** Rings at a server of the copy, and waits for its job. */
const RING = `
  import { createTestApp } from './server/test/app.ts';
  const app = await createTestApp({ modules: ['doorbell'] }, { withMail: true });
  const call = async (method, name, payload) =>
    (await app.call({ method, url: '/api/doorbellservice/open/' + name, signed: true, payload })).json().data;
  const counts = [await call('GET', 'rings'), await call('POST', 'ring', { name: 'Ann' }), await call('GET', 'rings')];
  let job;
  do [job] = await app.database.sql\`select state from jobs.job where name = 'doorbell.prune'\`;
  while (job?.state !== 'completed');
  console.log(JSON.stringify([...counts, job.state]));
  await app.close();`;

const RING_MS = 90_000;

let root;
beforeAll(() => {
  root = copyCheckout(mkdtempSync(join(tmpdir(), 'mortar-recipes-')));
  symlinkSync(at('node_modules'), join(root, 'node_modules'));
  for (const room of workspacePackages()) linkPackages(room, room);
  beginHistory(root);
});
afterAll(() => rmSync(root, { recursive: true }));

/** A room's packages, which are links: those to other rooms then lead into the copy. */
function linkPackages(from, to) {
  const [packages, place] = [at(from, 'node_modules'), join(root, to, 'node_modules')];
  if (existsSync(packages)) cpSync(packages, place, { recursive: true, verbatimSymlinks: true });
}

/** Commands without what takes long of them: the packages are there, and drizzle-kit is found without asking for it. */
function run(command) {
  const [, words] = /^npm run mortar -- create (.*)$/.exec(command) ?? [];
  if (words) {
    const { name, title, titleZh } = readCall(words.split(' '));
    copyTemplate(join(root, `mfe-${name}`), { name, title, titleZh });
    linkPackages('mfe-gamehub', `mfe-${name}`);
  } else if (!/^npx .*pnpm.* install/.test(command)) {
    const own = command.replace('npx drizzle-kit', `"${process.execPath}" node_modules/drizzle-kit/bin.cjs`);
    execFileSync('sh', ['-c', own], { cwd: root, stdio: 'pipe' });
  }
}

/** Types of everything that the recipes touch, in one go. */
function typeFaults() {
  const config = {
    extends: './tsconfig.base.json',
    compilerOptions: { lib: ['es2023', 'dom', 'dom.iterable'], types: ['node'] },
    include: ['server/src', 'shared/protocol/src', 'shared/build/types', 'mfe-doorbell/src', 'mfe-gamehub/src/pages/bricks'],
    exclude: ['**/*.test.ts', '**/*.test.tsx'],
  };
  const file = join(root, 'tsconfig.recipes.json');
  writeFileSync(file, JSON.stringify(config));
  const { stdout } = spawnSync(process.execPath, [at('node_modules/@typescript/native/bin/tsc'), '-p', file], {
    cwd: root,
    encoding: 'utf8',
  });
  rmSync(file);
  return stdout;
}

describe('docs/how-to-add.md', () => {
  test('it has a recipe for everything that an area is made of', () => {
    for (const title of [
      'remote',
      'page',
      'dialog',
      'panel',
      'slot',
      'table',
      'job',
      'mail',
      'setting',
      'module of the server',
      'cause of bricks',
      'topic',
    ])
      expect(titles).toContain(`A ${title}`);
    expect(titles).toEqual(expect.arrayContaining(['An endpoint', 'An error code', 'The way back']));
  });

  test('it adds a remote with a page and a module with two endpoints, a table and a job, and edits two files of others', () => {
    follow(root, areaSteps, run);
    const { edited, added } = changesOf(root);
    expect(edited).toEqual(['server/src/modules/index.ts', 'server/src/modules/manifests.ts']);
    expect(added).toEqual([
      'mfe-doorbell/',
      'server/migrations/doorbell/',
      'server/src/modules/doorbell/',
      'shared/protocol/src/doorbell/',
    ]);
  });

  test('its endpoints answer, and its job runs', async () => {
    const cluster = await testCluster();
    const args = ['--import', pathToFileURL(at('node_modules/tsx/dist/loader.mjs')).href, '--input-type=module', '--eval', RING];
    const env = { PATH: process.env.PATH, TEST_DATABASE_URL: cluster.url('postgres') };
    const said = execFileSync(process.execPath, args, { cwd: root, env, encoding: 'utf8', timeout: RING_MS });
    await cluster.release();
    expect(JSON.parse(said)).toEqual([{ count: 0 }, { count: 1 }, { count: 1 }, 'completed']);
  });

  test('it adds everything else to them, and all of it fits together', () => {
    follow(root, otherSteps, run);
    expect(typeFaults()).toBe('');
    for (const remote of ['doorbell', 'gamehub']) {
      const [en, zh] = ['en', 'zh-HK'].map((code) => JSON.parse(readFileSync(join(root, `mfe-${remote}/locales/${code}.json`), 'utf8')));
      expect(faultsOf(remote, en, zh)).toEqual([]);
    }
  });

  test('it leads back without a trace', () => {
    goBack(root, [...areaSteps, ...otherSteps]);
    expect(changesOf(root).lines).toEqual([]);
  });
});
