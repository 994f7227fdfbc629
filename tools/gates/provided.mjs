// What a remote may import of a package that the shell provides by names (shell/src/core/federation/provided-*.ts):
// any other name has a type but would be undefined in the page. Exits 1 and names every import that is not provided.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { at } from '../lib/paths.mjs';
import { sources } from '../lib/sources.mjs';

const FACADE = /^shell\/src\/core\/federation\/provided-.*\.ts$/;
/** Tests and their helpers run in Node, and the first paint is rendered there when a remote is built. */
const CHECKED =
  /^(?:mfe-[a-z0-9]+|templates\/[a-z0-9]+|shared\/remote-kit)\/src\/(?!first-paint\.tsx$)(?!.*\.test\.tsx?$)(?!(?:.*\/)?testing[./]).*\.tsx?$/;
const IMPORT = /(?:^|[\s;])(?:import|export)\s+(?!type\b)([^'"();]*?)\s*from\s*['"]([^'"]+)['"]/gs;

/** Names that a source text imports, by package; the whole of a package is `*`, its default `default`. */
export function namesOf(text) {
  return [...text.matchAll(IMPORT)].map(([, what, from]) => {
    const listed = /\{([^}]*)\}/s.exec(what)?.[1] ?? '';
    const named = listed
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name && !name.startsWith('type '))
      .map((name) => name.split(/\s+as\s+/)[0]);
    const outside = what.replace(/\{[^}]*\}/s, '');
    const whole = outside.includes('*') ? ['*'] : [];
    return { from, names: [...named, ...whole, ...(/^\s*[A-Za-z_$]/.test(outside) ? ['default'] : [])] };
  });
}

/** What the facades provide: names by package, `*` for all of them. */
export function providedBy(facades) {
  const all = new Map();
  for (const { from, names } of facades.flatMap(namesOf)) all.set(from, new Set([...(all.get(from) ?? []), ...names]));
  return all;
}

/** What is wrong with one file of a remote. */
export function unprovidedIn(file, text, provided) {
  return namesOf(text).flatMap(({ from, names }) => {
    const known = provided.get(from.replace(/^react-router-dom$/, 'react-router'));
    return known && !known.has('*')
      ? names.filter((name) => !known.has(name)).map((name) => `${file}: ${name} of ${from} is not provided by the shell`)
      : [];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const read = (file) => readFileSync(at(file), 'utf8');
  const provided = providedBy(sources(FACADE).map(read));
  if (provided.size === 0) throw new Error('no facade of the shell was found');
  const found = sources(CHECKED).flatMap((file) => unprovidedIn(file, read(file), provided));
  for (const line of found) console.log(line);
  process.exitCode = found.length > 0 ? 1 : 0;
}
