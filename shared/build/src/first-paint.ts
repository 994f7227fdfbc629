import { existsSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LOCALES, type Locale } from '@mortar/protocol';
import { firstPaintFile } from '@mortar/protocol/registry';
import { isPassive } from '@mortar/protocol/registry/rules';
import type { Configuration, RuleSetRule } from 'webpack';
import { scriptRule } from './rules.ts';
import { cssNames } from './css-names.ts';
import { LEFT_OUT } from './lean-packages.ts';
import { packageOf } from './singletons.ts';
import { runWebpack } from './run-webpack.ts';
import { isInWorkspace, rootOf } from './workspace.ts';

/** What `src/first-paint.tsx` of a room exports: static markup by page or layout. */
interface FirstPaintModule {
  firstPaint: Record<string, (locale: Locale) => string>;
}

/** Packages that must be the ones that the room's own React finds. */
const OUTSIDE = new Set(['react', 'react-dom', 'react-router', 'react-intl', 'effector', 'effector-react']);

type Output = Pick<NonNullable<Configuration['output']>, 'path' | 'publicPath'>;

const ENTRY = 'src/first-paint.tsx';
/** Begin of the bundle's file name; code that it loads lazily lies beside it. */
const BUNDLE = 'first-paint-';

/**
 * Renders the static markup that a page shows before any script runs, for every language, into the build's folder.
 * It is rendered by the room's own components, so it looks like the page that replaces it.
 * @throws Error when the markup holds what the page's policy refuses
 */
export async function renderFirstPaint(folder: string, name: string, { path: dir = '', publicPath }: Output): Promise<void> {
  if (!existsSync(join(folder, ENTRY))) return;
  // Class names of components follow the place of their sources, which only a room of the workspace has.
  if (!isInWorkspace(folder)) throw new Error(`${ENTRY} can be rendered in the workspace of the site only: remove it from ${folder}`);
  // Inside the room, so that Node finds the room's packages.
  const work = join(folder, 'dist', `.first-paint-${process.pid}`);
  try {
    await runWebpack(nodeConfig(folder, name, { path: work, publicPath }));
    const file = (await readdir(work)).find((entry) => entry.startsWith(BUNDLE) && entry.endsWith('.mjs')) ?? '';
    const { firstPaint } = (await import(pathToFileURL(join(work, file)).href)) as FirstPaintModule;
    await writeAll(firstPaint, dir);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function writeAll(firstPaint: FirstPaintModule['firstPaint'], dir: string): Promise<void> {
  for (const [part, render] of Object.entries(firstPaint)) {
    for (const { code } of LOCALES) await writeFile(join(dir, firstPaintFile(part, code)), checked(part, render(code)));
  }
}

function checked(part: string, html: string): string {
  if (html.includes('="file:')) throw new Error(`the first paint of ${part} holds an address of this machine`);
  if (isPassive(html)) return html;
  throw new Error(`the first paint of ${part} holds a script, a style attribute or a handler: the page's policy refuses them`);
}

/** The room for Node: packages stay outside, our own rooms go in, styles give their names only, assets nothing. */
function nodeConfig(folder: string, name: string, place: Output): Configuration {
  return {
    mode: 'production',
    context: folder,
    target: 'node20',
    devtool: false,
    entry: { [`${BUNDLE}${Date.now()}`]: `./${ENTRY}` },
    experiments: { outputModule: true },
    output: { ...place, filename: '[name].mjs', library: { type: 'module' }, module: true },
    externalsType: 'module',
    externals: [
      ({ request = '' }: { request?: string }, done: (error?: null, result?: string) => void) =>
        OUTSIDE.has(packageOf(request)) ? done(null, request) : done(),
    ],
    resolve: { extensions: ['.ts', '.tsx', '.js'], alias: LEFT_OUT },
    // Addresses of assets begin where the site does, not where Node runs.
    module: {
      parser: { javascript: { url: 'relative' } },
      rules: [scriptRule({ root: rootOf(folder), development: false, hot: false }), ...cssNames(name), NO_ASSETS],
    },
    optimization: { minimize: false },
    performance: false,
    stats: 'errors-warnings',
  };
}

const NO_ASSETS: RuleSetRule = {
  test: /\.(woff2|pdf|png|jpg|webp|svg|mp3)$/,
  type: 'asset/resource',
  generator: { emit: false, filename: '[name].[contenthash:8][ext]' },
};
