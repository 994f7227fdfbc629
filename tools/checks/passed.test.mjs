import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createPassed } from './passed.mjs';

let root;
const write = (path, text) => writeFileSync(join(root, path), text);
const passed = (name = 'lint of styles') => createPassed(name, ['room', 'rules.json'], { root, folder: join(root, 'passed') });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'passed-'));
  mkdirSync(join(root, 'room/node_modules'), { recursive: true });
  write('room/a.css', 'a {}');
  write('rules.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a check that passed holds until something that it reads is another', () => {
  expect(passed().holds()).toBe(false);
  passed().note();
  write('elsewhere.css', 'b {}');
  write('room/node_modules/c.css', 'c {}');
  expect(passed().holds()).toBe(true);
  expect(passed('format').holds()).toBe(false);
  write('room/a.css', 'a { }');
  expect(passed().holds()).toBe(false);
});

test.each([
  ['a file more', () => write('room/b.css', '')],
  ['a file less', () => rmSync(join(root, 'room/a.css'))],
  ['other rules', () => write('rules.json', '{"a":1}')],
])('%s is a change', (_, change) => {
  passed().note();
  change();
  expect(passed().holds()).toBe(false);
});

test('what changed while it ran was not checked', () => {
  const running = passed();
  write('room/a.css', 'b {}');
  running.note();
  expect(passed().holds()).toBe(false);
});
