import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inputsOf } from './build.mjs';
import { at } from './paths.mjs';

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mortar-inputs-'));
  for (const file of ['pnpm-lock.yaml', 'tsconfig.base.json']) cpSync(at(file), join(root, file));
  for (const room of ['shared/ui', 'mfe-one']) {
    mkdirSync(join(root, room), { recursive: true });
    writeFileSync(join(root, room, 'index.ts'), 'export {};');
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const edit = (file, change) => writeFileSync(join(root, file), change(readFileSync(join(root, file), 'utf8')));

test('a room that is new to the workspace makes no other be built anew; a source of its own, of what is shared, or a package does', () => {
  const before = inputsOf('mfe-one', root);
  edit('pnpm-lock.yaml', (lock) =>
    lock.replace(
      '\npackages:\n',
      '\n  mfe-tally:\n    dependencies:\n      react:\n        specifier: catalog:\n        version: 19.3.1\n\npackages:\n',
    ),
  );
  expect(inputsOf('mfe-one', root)).toBe(before);
  const changes = [
    () => appendFileSync(join(root, 'mfe-one/index.ts'), '//'),
    () => appendFileSync(join(root, 'shared/ui/index.ts'), '//'),
    () => edit('pnpm-lock.yaml', (lock) => lock.replace('\npackages:\n', '\npackages:\n\n  vue@3.5.0: {}\n')),
  ];
  const seen = [before];
  for (const change of changes) {
    change();
    seen.push(inputsOf('mfe-one', root));
  }
  expect(new Set(seen).size).toBe(4);
});
