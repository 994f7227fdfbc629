import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { at } from '../lib/paths.mjs';
import { format } from './format.mjs';

test('it formats a draft where git ignores everything', async () => {
  const folder = at(`.cache/format-${process.pid}`);
  mkdirSync(join(folder, 'src'), { recursive: true });
  try {
    writeFileSync(join(folder, 'src/one.ts'), 'export const   one="1"');
    await format(folder);
    expect(readFileSync(join(folder, 'src/one.ts'), 'utf8')).toBe("export const one = '1';\n");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
