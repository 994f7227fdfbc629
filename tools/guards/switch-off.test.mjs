import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { switchOff } from './switch-off.mjs';

const SOURCE = 'if (a && b) stop();';
let root;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'mortar-switch-'));
  writeFileSync(join(root, 'a.ts'), SOURCE);
});
afterAll(() => rmSync(root, { recursive: true }));
const source = () => readFileSync(join(root, 'a.ts'), 'utf8');

test('it puts the replacement in place as it stands, and the guard back', () => {
  const switchOn = switchOff(root, { file: 'a.ts', text: ' && b', off: " || '$&'" });
  expect(source()).toBe("if (a || '$&') stop();");
  switchOn();
  expect(source()).toBe(SOURCE);
});

test('it leaves a file alone that has not the guard exactly once', () => {
  expect(() => switchOff(root, { file: 'a.ts', text: 'x', off: '' })).toThrow("a.ts has the guard's text 0 times, not once: x");
  expect(source()).toBe(SOURCE);
});
