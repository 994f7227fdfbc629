#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { OVERRIDE_PARAM } from '@mortar/protocol/registry';
import { remoteName } from '../workspace.ts';
import { endWith } from './end-with.ts';
import { serveRemote } from './serve-remote.ts';

const USAGE = `mortar-dev --site <address>   serves the remote of this folder from its sources, with hot replacement

  --port <4100>   where

MORTAR_SITE may stand in place of --site. In the site its developer takes it from here by ?${OVERRIDE_PARAM}=.`;

process.env['NODE_ENV'] = 'development';

const { values } = parseArgs({
  options: { site: { type: 'string' }, port: { type: 'string', default: '4100' }, help: { type: 'boolean' } },
});
const site = values.site ?? process.env['MORTAR_SITE'] ?? '';
if (values.help || !URL.canParse(site)) {
  process.stdout.write(`${USAGE}\n`);
  process.exitCode = values.help ? 0 : 1;
} else {
  const { origin } = new URL(site);
  const port = Number(values.port);
  const folder = process.cwd();
  try {
    endWith(await serveRemote({ folder, port, site: origin }));
    process.stdout.write(
      `For a developer or operator who is signed in there:\n\n  ${origin}/?${OVERRIDE_PARAM}=${remoteName(folder)}@http://localhost:${port}\n`,
    );
  } catch (error) {
    process.stderr.write(
      `${(error as NodeJS.ErrnoException).code === 'EADDRINUSE' ? `Port ${port} is taken: choose another with --port.` : String(error)}\n`,
    );
    process.exitCode = 1;
  }
}
