import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { chromium } from '@playwright/test';
import { execFileSync, spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import getPort from 'get-port';
import { ensureChromium } from '../lib/chromium.mjs';
import { createProgress } from '../lib/progress.mjs';
import { copyCheckout } from '../testing/checkout.mjs';
import { forgetAll, makeFolder, startSite } from '../testing/starts.mjs';
import { areaSteps, backSteps, beginHistory, changesOf, follow, goBack } from './recipes.mjs';

jest.setTimeout(1_800_000);

const SHOWN_MS = 300_000;
const NO_PAGE_YET_MS = 5000;
/** Folders that hold what is new. */
const NEW = ['mfe-doorbell', 'server/src/modules', 'shared/protocol'];

const { PATH, HOME } = process.env;
let root;
let port;
let env;
let browser;
let page;
beforeAll(async () => {
  root = copyCheckout(makeFolder());
  beginHistory(root);
  port = await getPort();
  env = { PATH, HOME, PORT: String(port) };
  browser = await chromium.launch({
    executablePath: await ensureChromium(createProgress()),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu'],
  });
  page = await browser.newPage({ locale: 'en-US' });
});
afterAll(async () => {
  await browser?.close();
  await forgetAll();
});

const run = (command) => execFileSync('sh', ['-c', command], { cwd: root, env, stdio: 'pipe' });

/** What the database of the site answers. */
function ask(sql) {
  const program = `
    import { acquireDatabase, readConfig } from './server/src/index.ts';
    const database = await acquireDatabase(readConfig(process.env, process.cwd()), { log: () => {} });
    console.log(JSON.stringify(await database.sql.unsafe(${JSON.stringify(sql)})));
    await database.close();`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' }));
}

async function until(what, isSo, ms = SHOWN_MS) {
  for (const end = Date.now() + ms; !(await isSo()); await sleep(500)) if (Date.now() > end) throw new Error(`it never came: ${what}`);
}

describe('docs/how-to-add.md', () => {
  test('it makes an area by editing at most four files of others', () => {
    follow(root, areaSteps, run);
    expect(changesOf(root)).toMatchObject({
      edited: ['pnpm-lock.yaml', 'server/src/modules/index.ts', 'server/src/modules/manifests.ts'],
      added: ['mfe-doorbell/', 'server/migrations/doorbell/', 'server/src/modules/doorbell/', 'shared/protocol/src/doorbell/'],
    });
  });

  test.each([
    ['types of the browser', 'node_modules/@typescript/native/bin/tsc', '-p', 'tsconfig.web.json'],
    ['types of Node', 'node_modules/@typescript/native/bin/tsc', '-p', 'tsconfig.node.json'],
    ['lint', 'node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', ...NEW],
    ['format', 'node_modules/oxfmt/bin/oxfmt', '--check', ...NEW],
    ['boundaries', 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs', '--config', '.dependency-cruiser.mjs', ...NEW],
    ['unused code', 'node_modules/knip/bin/knip.js'],
    ['what the shell provides', 'tools/gates/provided.mjs'],
    ['catalogues', 'tools/gates/catalogues.mjs'],
  ])('it passes the gate: %s', (_gate, ...args) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
    expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
  });

  test('its page shows what its endpoints answer, and its job runs', async () => {
    const site = startSite(env, { root });
    await site.ready;
    const shown = page.getByText('Nobody rang', { exact: true });
    await until('the page', async () => {
      await page.goto(`http://localhost:${port}/doorbell/rings`);
      return shown.waitFor({ timeout: NO_PAGE_YET_MS }).then(
        () => true,
        () => false,
      );
    });
    await page.getByRole('button', { name: 'Ring', exact: true }).click();
    await page.getByText('Rung once', { exact: true }).waitFor();
    await until('the job', () => ask("select state from jobs.job where name = 'doorbell.prune'")[0]?.state === 'completed');
    expect(ask("select cron from jobs.schedule where name = 'doorbell.prune'")).toEqual([{ cron: '0 * * * *' }]);
    follow(root, backSteps, run);
    expect((await fetch(`http://localhost:${port}/doorbell/rings`)).status).toBe(503);
    expect(await site.stop()).toBe(0);
  });

  test('it goes without a trace; a start says what its tables keep, and ends its schedules', async () => {
    goBack(root, areaSteps);
    run('npx --yes pnpm@10.34.8 install --prefer-offline');
    expect(changesOf(root).lines).toEqual([]);
    const site = startSite(env, { root });
    await site.ready;
    const [, forget] = /This version has no module 'doorbell'\. To forget what it kept: (.*)/.exec(site.said.out + site.said.error);
    expect(forget).toBe("drop table doorbell_rings; delete from drizzle.applied where module = 'doorbell'");
    expect(ask("select name from jobs.schedule where name like 'doorbell.%'")).toEqual([]);
    ask(forget);
    expect(ask("select tablename from pg_tables where tablename like 'doorbell%'")).toEqual([]);
    expect(await site.stop()).toBe(0);
  });
});
