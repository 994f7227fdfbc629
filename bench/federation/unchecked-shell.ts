import { join } from 'node:path';
import { WORKSPACE_ROOT, compressFolder, runWebpack, shellConfig } from '@mortar/build';
import type { BuildManifest } from '@mortar/protocol/registry';
import webpack from 'webpack';

/** The peer of the checks: the same shell, which believes whatever comes. */
export interface UncheckedShell {
  dir: string;
  /** Path that the files are served from. */
  base: string;
  chunks: BuildManifest['chunks'];
}

const BASE = '/unchecked-shell/';

/** Builds the same sources: only verification, integrity and policy are left out. */
export async function buildUncheckedShell(): Promise<UncheckedShell> {
  const dir = join(WORKSPACE_ROOT, 'bench/dist/unchecked-shell');
  const config = shellConfig(join(WORKSPACE_ROOT, 'shell'));
  const outline = await runWebpack({
    ...config,
    cache: false,
    output: { ...config.output, path: dir, publicPath: BASE },
    plugins: [
      ...(config.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(/\/verify\.ts$/, join(import.meta.dirname, 'unverified.ts')),
      new webpack.NormalModuleReplacementPlugin(/\/tags\.ts$/, join(import.meta.dirname, 'unchecked-tags.ts')),
    ],
  });
  await compressFolder(dir);
  return { dir, base: BASE, chunks: outline?.chunks ?? {} };
}
