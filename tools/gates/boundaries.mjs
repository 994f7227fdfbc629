// What may import what (docs/map.md). Exits 1 and names every import that breaks a rule.
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../lib/paths.mjs';
import { sources } from '../lib/sources.mjs';

const IMPORT =
  /(?:^|[\s;])(?:import|export)\s[^'"()]*?from\s*['"]([^'"]+)['"]|(?:^|[\s;])import\s*['"]([^'"]+)['"]|\bimport\(\s*(?:\/\*.*?\*\/\s*)?['"]([^'"]+)['"]/gs;
const isTest = (file) => /\.test\.tsx?$|\/test\//.test(file);
const remoteOf = (path) => /^(mfe-[a-z][a-z0-9]*|templates\/[a-z0-9]+)/.exec(path)?.[0];

/** Each rule says why an import is wrong, or nothing. `target` is a package's name or a path from the root. */
export const RULES = [
  ({ file, target }) =>
    file.startsWith('shared/protocol/') &&
    !isTest(file) &&
    !target.startsWith('shared/protocol/') &&
    !target.startsWith('typebox') &&
    'shared/protocol imports nothing of ours and only typebox',
  ({ file, target }) =>
    file.startsWith('shared/games/src/rules/') &&
    !isTest(file) &&
    !target.startsWith('shared/games/src/rules/') &&
    target !== '@mortar/protocol' &&
    'the rules of games import nothing but types: server and browser must come to the same score',
  ({ file, target }) =>
    file.startsWith('shared/ui/') &&
    /^(effector|@mortar\/(protocol|host|client)|react-intl|react-router)/.test(target) &&
    'shared/ui knows no state, no protocol, no texts and no routes',
  ({ file, target }) =>
    /^(axios|socket\.io-client)(\/|$)/.test(target) &&
    !file.startsWith('shared/client/') &&
    'only shared/client knows axios and the socket library',
  ({ file, target }) =>
    /^(viem|@web3-react|@solana|@walletconnect)(\/|$)/.test(target) &&
    !file.startsWith('shared/chain/') &&
    'only shared/chain knows wallets and chains',
  ({ file, target }) =>
    remoteOf(file) &&
    (/^(shell|server)\//.test(target) || /^@mortar\/(shell|server)/.test(target)) &&
    'a remote knows neither the shell nor the server',
  ({ file, target }) =>
    remoteOf(file) &&
    remoteOf(target.replace(/^@mortar\//, '')) &&
    remoteOf(target.replace(/^@mortar\//, '')) !== remoteOf(file) &&
    'no remote imports another remote',
  ({ file, target }) =>
    file.startsWith('shell/') && /^(mfe-|@mortar\/mfe-)/.test(target) && 'the shell knows remotes by their registry name only',
  ({ file, target }) =>
    /^server\/.*\/service\.ts$/.test(file) &&
    /^(fastify|@fastify|drizzle-orm|postgres)(\/|$)/.test(target) &&
    'a service knows neither HTTP nor SQL',
  ({ file, target }) => {
    const own = /^server\/src\/modules\/([^/]+)\//.exec(file)?.[1];
    const [, other, rest] = /^server\/src\/modules\/([^/]+)\/(.*)$/.exec(target) ?? [];
    return own && other && own !== other && rest !== 'index.ts' && 'a module reaches another one through its index.ts';
  },
];

/** Imports of a source text, as they are written. */
export function importsOf(text) {
  return [...text.matchAll(IMPORT)].map(([, from, bare, lazy]) => from ?? bare ?? lazy);
}

/** What is wrong with one file. */
export function violationsIn(file, text) {
  return importsOf(text).flatMap((specifier) => {
    const target = specifier.startsWith('.') ? posix.normalize(posix.join(posix.dirname(file), specifier)) : specifier;
    return RULES.flatMap((rule) => rule({ file, target }) || []).map((why) => `${file}: ${specifier}: ${why}`);
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = sources(/^(shell|mfe-[a-z0-9]+|templates|shared|server)\/.*\.tsx?$/).flatMap((file) =>
    violationsIn(file, readFileSync(join(ROOT, file), 'utf8')),
  );
  for (const line of found) console.log(line);
  process.exitCode = found.length > 0 ? 1 : 0;
}
