#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { OVERRIDE_PARAM } from '@mortar/protocol/registry';
import { remoteName } from '../workspace.ts';
import { endInOneLine } from './end-in-one-line.ts';
import { endWith } from './end-with.ts';
import { demandPort } from './demand-port.ts';
import { serveRemote } from './serve-remote.ts';

const USAGE = `mortar-dev --site <address>   serves the remote of this folder from its sources, with hot replacement

  --port <4100>   where

MORTAR_SITE may stand in place of --site. In the site its developer takes it from here by ?${OVERRIDE_PARAM}=.`;

process.env['NODE_ENV'] = 'development';

/** @throws Error that says what is off with the words */
function readArguments() {
  const options = { site: { type: 'string' }, port: { type: 'string', default: '4100' }, help: { type: 'boolean', short: 'h' } } as const;
  const { values } = parseArgs({ options });
  const site = values.site ?? process.env['MORTAR_SITE'] ?? '';
  const port = Number(values.port);
  if (values.help) return undefined;
  if (!(URL.canParse(site) && /^https?:/.test(site)))
    throw new Error(`--site: ${site ? `'${site}' is no` : 'name the'} address of a site, such as https://mortar.example`);
  if (!(Number.isInteger(port) && port > 0 && port < 65_536)) throw new Error('--port: must be a port number from 1 to 65535');
  return { origin: new URL(site).origin, port };
}

async function serve(): Promise<void> {
  const wish = readArguments();
  if (!wish) return void process.stdout.write(`${USAGE}\n`);
  const { origin, port } = wish;
  const folder = process.cwd();
  await demandPort(port, 'choose another with --port');
  endWith(await serveRemote({ folder, port, site: origin }));
  process.stdout.write(
    `For a developer or operator who is signed in there:\n\n  ${origin}/?${OVERRIDE_PARAM}=${remoteName(folder)}@http://localhost:${port}\n`,
  );
}

serve().catch(endInOneLine);
