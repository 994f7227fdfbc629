// Catalogues: both languages have the same keys with the same placeholders, sorted, under the package's own prefix.
import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { at } from '../lib/paths.mjs';
import { sources } from '../lib/sources.mjs';

const PLACEHOLDER = /\{\s*([A-Za-z0-9_]+)\s*(?=[,}])/g;
const placeholders = (text) => [...new Set([...text.matchAll(PLACEHOLDER)].map((match) => match[1]))].sort().join(' ');

/** What is wrong with a package's catalogues. */
export function faultsOf(prefix, en, zh) {
  const keys = Object.keys(en);
  return [
    ...keys.filter((key) => !(key in zh)).map((key) => `${key} is missing in zh-HK`),
    ...Object.keys(zh)
      .filter((key) => !(key in en))
      .map((key) => `${key} is missing in en`),
    ...keys.filter((key) => !key.startsWith(`${prefix}.`)).map((key) => `${key} does not start with '${prefix}.'`),
    ...keys
      .filter((key) => key in zh && placeholders(en[key]) !== placeholders(zh[key]))
      .map((key) => `${key} has other placeholders in zh-HK`),
    ...[en, zh]
      .filter((texts) => Object.keys(texts).some((key, index, all) => index > 0 && all[index - 1] > key))
      .map(() => 'the keys are not sorted'),
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const read = (file) => JSON.parse(readFileSync(at(file), 'utf8'));
  for (const file of sources(/(^|\/)locales\/en\.json$/).filter((path) => !path.includes('fixtures/'))) {
    const room = dirname(dirname(file));
    const prefix = basename(room).replace(/^mfe-/, '');
    for (const fault of faultsOf(prefix, read(file), read(`${room}/locales/zh-HK.json`))) {
      console.log(`${room}: ${fault}`);
      process.exitCode = 1;
    }
  }
}
