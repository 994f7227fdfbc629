#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { buildRoom } from '../build.ts';
import { endInOneLine } from '../serve/end-in-one-line.ts';
import { endWithStarter } from '../serve/end-with.ts';
import { makeKey, readKey, KEY_FILE } from './key.ts';
import { sendBuild } from './send-build.ts';
import { Unpublished } from './unpublished.ts';

const USAGE = `mortar-publish --site <address>            build the remote of this folder, and make it what visitors get
mortar-publish --site <address> --stage    upload it only: an operator shows it to some, or promotes it later
mortar-publish --site <address> --dry-run  only say whether it fits what is live
mortar-publish key                         make the key of this remote

  --dir <folder>   a finished build in place of one that is made now
  --reason <text>  why, kept in the site's history

MORTAR_SITE may stand in place of --site, MORTAR_PUBLISH_KEY (the content of ${KEY_FILE}) in place of the file.`;

const OPTIONS = {
  site: { type: 'string' },
  dir: { type: 'string' },
  reason: { type: 'string' },
  stage: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const say = (text: string) => void process.stdout.write(`${text}\n`);

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw new Unpublished(`${(error as Error).message}\n\n${USAGE}`);
  }
}

async function run(): Promise<void> {
  const { values, positionals } = readArguments();
  const [word] = positionals;
  if (values.help) return say(USAGE);
  const folder = process.cwd();
  if (word === 'key') {
    const { x } = await makeKey(folder);
    return say(`${KEY_FILE} is there: keep it out of the repository.
An operator of the site lets it publish with

  npm run mortar -- key add <remote> <name of the key> ${x}`);
  }
  const url = values.site ?? process.env['MORTAR_SITE'];
  if (word !== undefined || !url) throw new Unpublished(USAGE);
  endWithStarter();
  const key = await readKey(folder, process.env);
  const dir = values.dir ?? (await buildRoom(folder)).dir;
  const act = values['dry-run'] ? 'judge' : values.stage ? 'stage' : 'publish';
  const { name, version, from, changed, verdict } = await sendBuild(dir, act, { url, key }, values.reason);
  say(verdict);
  if (act === 'publish') say(changed ? `${name} ${version} is live${from ? `, ${from} was` : ''}` : `${name} ${version} was live already`);
  if (act === 'stage') say(`${name} ${version} is there, and visitors get what they got`);
}

run().catch(endInOneLine);
