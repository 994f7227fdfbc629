import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { at } from '../lib/paths.mjs';

/** A remote like any other: its types, style and tests are checked where it lies. Its names occur in it for nothing else. */
const TEMPLATE = at('templates/trowel');
const NAMES = /@mortar\/template-trowel|trowel|Trowel|灰匙/g;
const SKIPPED = new Set(['node_modules', 'dist']);

function filesBelow(folder, path = '') {
  return readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const inner = join(path, entry.name);
    return entry.isDirectory() ? filesBelow(folder, inner) : [inner];
  });
}

/**
 * Writes the template into `folder` under the names of a new remote.
 * @returns paths of what was written, relative to `folder`
 */
export function copyTemplate(folder, { name, title, titleZh }) {
  const names = { '@mortar/template-trowel': `@mortar/mfe-${name}`, trowel: name, Trowel: title, 灰匙: titleZh };
  const files = filesBelow(TEMPLATE);
  for (const file of files) {
    const place = join(folder, file);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(
      place,
      readFileSync(join(TEMPLATE, file), 'utf8').replace(NAMES, (found) => names[found]),
    );
  }
  return files;
}
