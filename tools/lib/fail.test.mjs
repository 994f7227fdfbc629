import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { at } from './paths.mjs';

/** `mortar` hands its words on to the command line of the server, which has a help of its own. */
const COMMANDS = readdirSync(at('tools'), { withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.mjs') && !/\.test\.mjs$|^mortar\.mjs$/.test(entry.name))
  .map(({ name }) => name);

test.each(COMMANDS)('tools/%s says with --help how it is used, and does nothing else', (name) => {
  const text = execFileSync(process.execPath, [at('tools', name), '--help'], { encoding: 'utf8' });
  expect(text).toMatch(/^(npm (start|test|run )|node tools\/)/);
  expect(text).not.toContain('✓');
});
