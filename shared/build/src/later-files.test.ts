import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONNECTION_WORKER } from '@mortar/protocol/realtime';
import { integrityOf } from './compress.ts';
import { LATER_FILES, nameLaterFiles } from './later-files.ts';

let draft: string;
const write = (file: string, text: string) => writeFileSync(join(draft, file), text);
const read = (file: string) => readFileSync(join(draft, file), 'utf8');

beforeEach(() => {
  draft = mkdtempSync(join(tmpdir(), 'mortar-later-'));
  write('main.1.js', `start("${LATER_FILES}")`);
  write('main.1.css', 'a{}');
  for (const file of ['toasts.2.js', 'toasts.2.css', CONNECTION_WORKER, 'sw.js', 'landing.en.html']) write(file, `text of ${file}`);
});
afterEach(() => rmSync(draft, { recursive: true }));

const main = { js: ['main.1.js'], css: ['main.1.css'] };
const toasts = { js: ['toasts.2.js'], css: ['toasts.2.css'] };

test('the first script names what it loads later, with its integrity: other chunks, the worker of the connection, nothing else', async () => {
  await nameLaterFiles(draft, { chunks: { main, toasts } });
  const named = [...toasts.js, ...toasts.css, CONNECTION_WORKER].map((file) => `${file}=${integrityOf(Buffer.from(`text of ${file}`))}`);
  expect(read('main.1.js')).toBe(`start("${named.join(' ')}")`);
});

test('a build that does not ask for it stays as it is', async () => {
  write('main.1.js', 'start()');
  await nameLaterFiles(draft, { chunks: { main, toasts } });
  expect(read('main.1.js')).toBe('start()');
});
