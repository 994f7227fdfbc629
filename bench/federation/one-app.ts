import { join } from 'node:path';
import { WORKSPACE_ROOT, commonConfig, compressFolder, leanPackages, runWebpack } from '@mortar/build';
import type { BuildManifest } from '@mortar/protocol';
import webpack from 'webpack';

/** The peer: shell and landing page as one webpack application, split per route. */
export interface OneApp {
  dir: string;
  /** Path that the files are served from. */
  base: string;
  chunks: BuildManifest['chunks'];
  integrity: Record<string, string>;
}

/**
 * Builds the same sources without federation: only the place where a remote's module comes from is another.
 * @param modules file that stands in for the loader of remotes, and so says which are part of it
 */
export async function buildOneApp(modules = 'one-app-module'): Promise<OneApp> {
  const folder = join(WORKSPACE_ROOT, 'shell');
  const dir = join(WORKSPACE_ROOT, 'bench/dist', modules);
  const base = `/${modules}/`;
  const common = commonConfig({ folder, name: 'one', publicPath: base, outputPath: dir, uniqueName: 'one', policyName: 'shell#webpack' });
  let chunks: BuildManifest['chunks'] = {};
  await runWebpack({
    ...common,
    cache: false,
    resolve: { ...common.resolve, alias: leanPackages(folder, false) },
    entry: { main: './src/index.ts' },
    plugins: [
      ...(common.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(/load-module\.ts$/, join(import.meta.dirname, `${modules}.ts`)),
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
