import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../lib/fail.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { at } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';
import { readCall } from './arguments.mjs';
import { copyTemplate } from './copy-template.mjs';
import { plannedTitle } from './known-areas.mjs';

const capitalised = (name) => name[0].toUpperCase() + name.slice(1);

/** @throws Problem when there is something of this name */
function checkFree(name) {
  const folder = `mfe-${name}`;
  if (existsSync(at(folder, 'remote.json'))) throw new Problem(`There is a remote '${name}' already, in ${folder}: choose another name.`);
  if (existsSync(at(folder))) throw new Problem(`There is a folder ${folder} already: move it away, or choose another name.`);
  return folder;
}

/** Written beside its place and moved there at the end, so that a call that is ended leaves no half of a remote. */
async function write(folder, names) {
  const draft = at(`.cache/create-${process.pid}`);
  try {
    copyTemplate(draft, names);
    // Longer names break lines elsewhere.
    const { code, excerpt } = await run(
      process.execPath,
      [
        at('node_modules/prettier/bin/prettier.cjs'),
        '--ignore-path',
        join(draft, 'none'),
        '--config',
        at('.prettierrc.json'),
        '--log-level',
        'warn',
        '--write',
        draft,
      ],
      { log: at('.cache/logs/create.log') },
    );
    if (code !== 0) throw new Problem(`The files of the remote could not be written:\n${excerpt()}`);
    renameSync(draft, at(folder));
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Makes a remote of this checkout that runs, is tested and publishes at once. */
export async function create(args, progress) {
  const call = readCall(args);
  const folder = checkFree(call.name);
  await ensureInstalled(progress);
  const planned = await plannedTitle(call.name);
  const title = call.title ?? planned?.en ?? capitalised(call.name);
  const titleZh = call.titleZh ?? planned?.['zh-HK'] ?? title;
  await write(folder, { name: call.name, title, titleZh });
  await ensureInstalled(progress, { withNewPackage: true });
  const unnamed = titleZh === title ? `\nIts Chinese name is still '${titleZh}': change it in remote.json and locales/zh-HK.json.` : '';
  process.stdout.write(`${folder} is there, with a page at /${call.name}.${unnamed}

  npm run dev -- ${call.name}              work on it alone
  npm test -- ${folder}            its tests
  npm run mortar -- publish ${call.name}   make it live

docs/tutorial.md goes on from here.
`);
}
