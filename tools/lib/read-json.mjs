import { readFileSync } from 'node:fs';

/** The content of a JSON file, null when there is none that can be read. */
export function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
