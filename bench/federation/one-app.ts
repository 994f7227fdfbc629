import { join } from 'node:path';
import { LEFT_OUT, WORKSPACE_ROOT, commonConfig, compressFolder, leanPackages, runWebpack } from '@mortar/build';
import type { BuildManifest, RegistryDocument } from '@mortar/protocol/registry';
import webpack, { type RuleSetRule } from 'webpack';
import { namedAsBuilt } from './class-names.ts';
import { REGISTRY, type Document } from './variants.ts';

/** The peer: shell and landing page as one webpack application, split per route. */
export interface OneApp {
  dir: string;
  /** Path that the files are served from. */
  base: string;
  chunks: BuildManifest['chunks'];
  integrity: Record<string, string>;
}

/** What of the shell's federation an application of one bundle does not have, and what stands in its place. */
const REPLACED: [RegExp, string][] = [
  [/\/federation\/remotes\.ts$/, 'one-app-remotes.ts'],
  [/\/federation\/verify\.ts$/, 'unverified.ts'],
  [/\/federation\/tags\.ts$/, 'unchecked-tags.ts'],
  [/\/shell\/src\/boot\.ts$/, 'one-app-boot.ts'],
];

/** What such an application knows of its routes: the registry without anything that is there to load a file. */
function routesOf({ html }: Document): RegistryDocument {
  const { isPartial: _isPartial, ...registry } = JSON.parse(REGISTRY.exec(html)![1]!) as RegistryDocument;
  const outlines = Object.entries(registry.remotes).map(([name, { lastGood: _lastGood, live, ...entry }]) => [
    name,
    { ...entry, live: { ...live, chunks: {}, integrity: {} } },
  ]);
  return { ...registry, remotes: Object.fromEntries(outlines) as RegistryDocument['remotes'] };
}

/**
 * Builds the same sources without registry, verification and federation.
 * @param site a page of the site: it has the same routes
 * @param modules file that stands in for the loader of remotes, and so says which are part of it
 * @param remotes rooms of those, the landing page's first
 */
export async function buildOneApp(
  site: Document,
  modules = 'one-app-module',
  remotes: readonly string[] = ['mfe-gamehub'],
): Promise<OneApp> {
  const folder = join(WORKSPACE_ROOT, 'shell');
  const dir = join(WORKSPACE_ROOT, 'bench/dist', modules);
  const base = `/${modules}/`;
  const common = commonConfig({ folder, name: 'shell', publicPath: base, outputPath: dir, uniqueName: 'one', policyName: 'shell#webpack' });
  let chunks: BuildManifest['chunks'] = {};
  await runWebpack({
    ...common,
    cache: false,
    resolve: { ...common.resolve, alias: { ...LEFT_OUT, ...leanPackages(folder, false) } },
    module: { rules: namedAsBuilt(common.module?.rules as RuleSetRule[], remotes) },
    entry: { main: './src/index.ts' },
    plugins: [
      ...(common.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(/load-module\.ts$/, join(import.meta.dirname, `${modules}.ts`)),
      ...REPLACED.map(([what, by]) => new webpack.NormalModuleReplacementPlugin(what, join(import.meta.dirname, by))),
      new webpack.DefinePlugin({ ONE_APP_ROUTES: JSON.stringify(routesOf(site)), LATER_FILES: '""' }),
      { apply: (compiler) => compiler.hooks.done.tap('chunks', ({ compilation }) => (chunks = chunksOf(compilation))) },
    ],
  });
  const files = await compressFolder(dir);
  return { dir, base, chunks, integrity: Object.fromEntries(files.map((file) => [file.path, file.integrity])) };
}

function chunksOf(compilation: webpack.Compilation): BuildManifest['chunks'] {
  return Object.fromEntries(
    [...compilation.namedChunks].map(([name, { files }]) => {
      const all = [...files];
      return [name, { js: all.filter((file) => file.endsWith('.js')), css: all.filter((file) => file.endsWith('.css')) }];
    }),
  );
}
