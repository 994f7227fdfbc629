import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compressFolder } from '@mortar/build';
import { BUILD_MANIFEST_FILE, type BuildManifest } from '@mortar/protocol/registry';
import type { Build } from './builds.ts';
import { E2E, ROOT } from './programs.ts';

/** What can be wrong with the code of a version, although it is the very code that was published. */
export const DISORDERS = ['throws at evaluation', 'throws in render', 'brings a React of its own'] as const;
export type Disorder = (typeof DISORDERS)[number];

/** The finished build that comes with React, as one function: whoever calls it has a copy of React of their own. */
const ownReact = () => {
  const code = readFileSync(join(ROOT, 'e2e/remotes/alpha/node_modules/react/cjs/react.production.js'), 'utf8');
  return `((module,exports)=>{${code};return exports})({},{})`;
};

/** Code of the page that stands in for the real one. */
const PAGE: Record<Exclude<Disorder, 'throws at evaluation'>, () => string> = {
  'throws in render': () => "()=>{throw new Error('the page crashed while it rendered')}",
  'brings a React of its own': () => `(()=>{const own=${ownReact()};return ()=>{own.useState(0);return null}})()`,
};

/**
 * A finished build with a fault in its code, as a version of its own: everything that names a version or a hash is
 * made anew, so nothing but the code itself is wrong.
 */
export async function doctored(build: Build, disorder: Disorder): Promise<Build> {
  const manifest = JSON.parse(readFileSync(join(build.dir, BUILD_MANIFEST_FILE), 'utf8')) as BuildManifest;
  const version = `9.${DISORDERS.indexOf(disorder)}.0-${build.version.slice(-8)}`;
  const dir = join(E2E, '.variants', 'doctored', String(process.pid), `${build.name}-${version}`);
  const renamed = (text: string) =>
    text.replaceAll(build.version, version).replaceAll(build.version.replace(/\W/g, '_'), version.replace(/\W/g, '_'));
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  for (const { path } of manifest.files) {
    const bytes = readFileSync(join(build.dir, path));
    const text = /\.(js|css|html)$/.test(path) ? renamed(bytes.toString()) : undefined;
    writeFileSync(join(dir, path), text === undefined ? bytes : faulty(text, path, manifest, disorder));
  }
  const files = await compressFolder(dir);
  writeFileSync(join(dir, BUILD_MANIFEST_FILE), JSON.stringify({ ...(JSON.parse(renamed(JSON.stringify(manifest))) as object), files }));
  return { name: build.name, version, dir };
}

function faulty(text: string, path: string, { entry }: BuildManifest, disorder: Disorder): string {
  if (disorder === 'throws at evaluation') return path === entry ? `throw new Error('the entry crashed at evaluation');\n${text}` : text;
  return /^page-.*\.js$/.test(basename(path)) ? withPage(text, PAGE[disorder]()) : text;
}

/** Replaces what the modules of a chunk export as `Page`: they define their exports through webpack's own function. */
function withPage(chunk: string, page: string): string {
  const define = 'd:(at,all)=>{if("Page" in all)all={...all,Page:()=>page};require.d(at,all)}';
  const wrap = `((chunk)=>{const page=${page};for(const [id,run] of Object.entries(chunk[1]))chunk[1][id]=function(module,exports,require){return run.call(this,module,exports,Object.assign(Object.setPrototypeOf((id)=>require(id),require),{${define}}))};return chunk})`;
  const start = chunk.indexOf('.push([[');
  const end = chunk.lastIndexOf(')');
  if (start < 0) throw new Error('a page chunk does not begin as webpack writes it');
  const argument = start + '.push('.length;
  return `${chunk.slice(0, argument)}${wrap}(${chunk.slice(argument, end)})${chunk.slice(end)}`;
}
