// Catalogues: both languages have the same keys with the same placeholders, sorted, under the package's own prefix.
import { TYPE, parse } from '@formatjs/icu-messageformat-parser';
import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { at } from '../lib/paths.mjs';
import { sources } from '../lib/sources.mjs';

/** Names that a text takes, those inside of its plurals and choices too. */
function namesIn(elements) {
  return elements.flatMap((element) => [
    ...(element.type === TYPE.literal || element.type === TYPE.pound ? [] : [element.value]),
    ...Object.values(element.options ?? {}).flatMap(({ value }) => namesIn(value)),
    ...namesIn(element.children ?? []),
  ]);
}

const placeholders = (text) => [...new Set(namesIn(parse(text)))].sort().join(' ');

/** Why a text cannot be read as an ICU message; nothing when it can. */
function unreadable(text) {
  try {
    parse(text);
    return '';
  } catch (error) {
    return error.message;
  }
}

/** What is wrong with a package's catalogues. */
export function faultsOf(prefix, en, zh) {
  const keys = Object.keys(en);
  const broken = [en, zh].flatMap((texts) =>
    Object.entries(texts).flatMap(([key, text]) => (unreadable(text) ? `${key} cannot be read: ${unreadable(text)}` : [])),
  );
  if (broken.length > 0) return broken;
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
