// Catalogues: both languages have the same keys with the same placeholders, sorted, under the package's own prefix.
import { parse } from '@formatjs/icu-messageformat-parser';
import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { at } from '../lib/paths.mjs';
import { rules } from '../lib/rules.mjs';
import { sources } from '../lib/sources.mjs';

/** Why a text cannot be read as an ICU message; nothing when it can. */
function unreadable(text) {
  try {
    parse(text);
    return '';
  } catch (error) {
    return error.message;
  }
}

const factsOf = (texts) => Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, rules.placeholdersOf(parse(text))]));

/** What is wrong with a package's catalogues. */
export function faultsOf(prefix, en, zh) {
  const broken = [en, zh].flatMap((texts) =>
    Object.entries(texts).flatMap(([key, text]) => (unreadable(text) ? `${key} cannot be read: ${unreadable(text)}` : [])),
  );
  if (broken.length > 0) return broken;
  return [
    ...rules.catalogueFaults(prefix, { en: factsOf(en), 'zh-HK': factsOf(zh) }).map(({ what }) => what),
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
