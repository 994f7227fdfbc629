import { pathToFileURL } from 'node:url';
import { bundledPackages } from '../packages.mjs';

const PLACES = new Map([
  // Jest's own package of this name works in its contexts only.
  ['@jest/globals', new URL('globals.mjs', import.meta.url).href],
  ...Object.entries(bundledPackages).map(([name, file]) => [name, pathToFileURL(file).href]),
]);

/** A hook of Node's loader: what these packages are to a test. */
export function resolve(specifier, context, next) {
  const url = PLACES.get(specifier);
  return url ? { url, shortCircuit: true } : next(specifier, context);
}
