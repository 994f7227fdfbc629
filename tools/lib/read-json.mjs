import { readFileSync } from 'node:fs';

/** What a JSON file holds; undefined when there is none that can be read. */
export function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
