import { existsSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { Problem } from '../lib/fail.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { ROOT, at } from '../lib/paths.mjs';
import { readCall } from './arguments.mjs';
import { copyTemplate } from './copy-template.mjs';
import { format } from './format.mjs';
import { plannedTitle } from './known-areas.mjs';
import { leaveWorkspace } from './outside.mjs';

const capitalised = (name) => name[0].toUpperCase() + name.slice(1);

/** @throws Problem when there is something of this name */
function checkFree(name, place) {
  const folder = `mfe-${name}`;
  if (existsSync(at(folder, 'remote.json'))) throw new Problem(`There is a remote '${name}' already, in ${folder}: choose another name.`);
  if (existsSync(place)) throw new Problem(`There is a folder ${place} already: move it away, or choose another name.`);
}

/** Written elsewhere and moved to its place at the end, so that a call that is ended leaves no half of a remote. */
async function write(place, draft, names, adapt = async () => {}) {
  try {
    copyTemplate(draft, names);
    await adapt(draft);
    await format(draft);
    renameSync(draft, place);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

async function createInside(names, place, progress) {
  await write(place, at(`.cache/create-${process.pid}`), names);
  await ensureInstalled(progress, { withNewPackage: true });
  return `
  npm run dev -- ${names.name}              work on it alone
  npm test -- mfe-${names.name}            its tests
  npm run mortar -- publish ${names.name}   make it live

docs/tutorial.md goes on from here.`;
}

async function createOutside(names, place, progress) {
  await write(place, `${place}.draft-${process.pid}`, names, (draft) => leaveWorkspace(draft, { name: names.name, place }, progress));
  return `
  cd ${place} && npm install && npm run build

Its README.md goes on from here.`;
}

/** Makes a remote that runs, is tested and publishes at once: a room of this checkout, or a project of its own. */
export async function create(args, progress) {
  const { name, outside, ...titles } = readCall(args);
  const place = resolve(outside ?? ROOT, `mfe-${name}`);
  checkFree(name, place);
  await ensureInstalled(progress);
  const planned = await plannedTitle(name);
  const title = titles.title ?? planned?.en ?? capitalised(name);
  const titleZh = titles.titleZh ?? planned?.['zh-HK'] ?? title;
  const next = await (outside === undefined ? createInside : createOutside)({ name, title, titleZh }, place, progress);
  const unnamed = titleZh === title ? `\nIts Chinese name is still '${titleZh}': change it in remote.json and locales/zh-HK.json.` : '';
  process.stdout.write(`mfe-${name} is there, with a page at /${name}.${unnamed}\n${next}\n`);
}
