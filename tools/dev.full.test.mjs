import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { chromium } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import getPort from 'get-port';
import { ensureChromium } from './lib/chromium.mjs';
import { createProgress } from './lib/progress.mjs';
import { copyCheckout } from './testing/checkout.mjs';
import { forgetAll, startSite } from './testing/starts.mjs';

jest.setTimeout(600_000);

let root;
let executablePath;
let browser;
beforeAll(async () => {
  root = copyCheckout(mkdtempSync(join(tmpdir(), 'mortar-dev-')));
  chmodSync(root, 0o755);
  execFileSync(process.execPath, ['tools/install.mjs'], { cwd: root, stdio: 'ignore' });
  executablePath = await ensureChromium(createProgress());
});
afterEach(async () => {
  await browser?.close();
  await forgetAll();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function edit(file, change) {
  const path = join(root, file);
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} has nothing to change`);
  writeFileSync(path, after);
  return () => writeFileSync(path, before);
}

/** Waits for something that a program says; the test's own limit ends it. */
async function until(isSo) {
  while (!isSo()) await sleep(50);
}

/** Develops what `words` name, and opens it in a browser. */
async function develop(...words) {
  const port = await getPort();
  const url = `http://localhost:${port}`;
  const dev = startSite({ PORT: String(port) }, { root, command: ['dev.mjs', ...words], readyWhen: url });
  await dev.ready;
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu'] });
  const page = await browser.newPage({ locale: 'en-US' });
  await page.goto(url);
  const heading = (text) => page.getByRole('heading', { level: 1, name: text }).waitFor({ timeout: 120_000 });
  return { ...dev, url, page, heading };
}

const TITLE = 'A home for web3, laid brick by brick.';
const retitle = (text) => edit('mfe-gamehub/locales/en.json', (source) => source.replace(TITLE, text));

test('it brings changes of a remote into open pages of the whole site', async () => {
  const { heading, said, stop, url } = await develop();
  await heading(TITLE);
  const undo = retitle('Changed while it runs.');
  await heading('Changed while it runs.');

  const repair = edit('mfe-gamehub/src/remote.ts', (source) => `${source}\nthis is no code`);
  await until(() => said.out.includes('gamehub built and published failed'));
  repair();
  undo();
  await heading(TITLE);
  await stop();
  await expect(fetch(url)).rejects.toThrow();
});

test('it runs one remote alone beside the site: changes come into the open page, which keeps its state', async () => {
  const { heading, page, said, stop, url } = await develop('gamehub');
  await heading(TITLE);
  await page.getByText('gamehub', { exact: true }).click();
  await page.getByRole('region', { name: 'Dialogs' }).getByRole('button', { name: 'hub' }).click();
  await page.getByRole('dialog', { name: 'Game Hub' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('region', { name: 'Routes' }).getByRole('button', { name: '/whitepaper' }).click();
  await heading('Mortar: one wall, many hands');

  await page.evaluate(() => void Object.assign(window, { wasHereBefore: true }));
  const undo = edit('mfe-gamehub/src/pages/whitepaper/page.tsx', (source) => source.replace('{title}</h1>', '{title}, anew</h1>'));
  await heading('Mortar: one wall, many hands, anew');
  expect(await page.evaluate(() => 'wasHereBefore' in window)).toBe(true);
  undo();
  await heading('Mortar: one wall, many hands');

  const repair = edit('mfe-gamehub/src/remote.ts', (source) => `${source}\nthis is no code`);
  const saidSince = ({ out, error }) => said.out.slice(out.length) + said.error.slice(error.length);
  await until(() => saidSince({ out: '', error: '' }).includes('Missing semicolon'));
  const broken = { ...said };
  repair();
  // What a broken file imports is not watched until the file is whole again.
  await until(() => saidSince(broken).includes('compiled successfully'));
  await page.goto(url);
  await heading(TITLE);
  const restore = retitle('Changed while it runs.');
  await heading('Changed while it runs.');
  restore();
  await stop();
  await expect(fetch(url)).rejects.toThrow();
});

test('it refuses a remote that there is not, and an address that is none', async () => {
  const ended = async (...words) => {
    const { ended, said } = startSite({}, { root, command: ['dev.mjs', ...words] });
    return [await ended, said.error.trim().split('\n').at(-1)];
  };
  expect(await ended('nowhere', '--site', 'https://site.example')).toEqual([
    1,
    expect.stringContaining("There is no remote 'nowhere': there are "),
  ]);
  expect(await ended('gamehub', '--site', 'nowhere')).toEqual([1, expect.stringContaining("--site: 'nowhere' is no address of a site")]);
});

test('it brings changes of a component into the open page of components, without loading it again', async () => {
  const { page, stop, url } = await develop('ui');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const was = await page.getByRole('heading', { level: 1 }).textContent();
  await page.evaluate(() => void Object.assign(window, { wasHereBefore: true }));
  const undo = edit('shared/ui/src/gallery/gallery.tsx', (source) => source.replace(was, `${was} anew`));
  await page.getByRole('heading', { level: 1, name: `${was} anew` }).waitFor({ timeout: 60_000 });
  expect(await page.evaluate(() => 'wasHereBefore' in window)).toBe(true);
  undo();
  await stop();
  await expect(fetch(url)).rejects.toThrow();
});
