// The security table: every guard and test that it names is there, and docs/security.md says the same. `--write` makes that page anew.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { page } from '../guards/document.mjs';
import { faultsOf } from '../guards/faults.mjs';
import { ROWS } from '../guards/rows/index.mjs';
import { at } from '../lib/paths.mjs';

const FILE = 'docs/security.md';
const read = (file) => (existsSync(at(file)) ? readFileSync(at(file), 'utf8') : undefined);

const faults = faultsOf(ROWS, read);
const text = page(ROWS);
if (process.argv.includes('--write')) writeFileSync(at(FILE), text);
else if (read(FILE) !== text) faults.push(`${FILE} is stale: node tools/gates/guards.mjs --write`);
for (const line of faults) console.log(line);
if (faults.length > 0) process.exitCode = 1;
