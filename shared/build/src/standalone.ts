import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isDevelopment } from './common-config.ts';
import { scriptMinimizer } from './minimizer.ts';
import { scriptRule } from './rules.ts';
import { runWebpack } from './run-webpack.ts';
import { rootOf } from './workspace.ts';

const FOLDER = 'src/standalone';

/**
 * Builds scripts that run outside of a room's pages, such as a service worker: each file of `src/standalone` becomes
 * one file of the same name, without a loader and without a hash, in the build's folder.
 */
export async function buildStandalone(folder: string, dir: string): Promise<void> {
  if (!existsSync(join(folder, FOLDER))) return;
  const names = (await readdir(join(folder, FOLDER))).map((file) => file.replace(/\.ts$/, ''));
  const development = isDevelopment();
  await runWebpack({
    mode: development ? 'development' : 'production',
    context: folder,
    // It has no window and no document, and some scripts run where there is none.
    target: ['webworker', 'es2023'],
    devtool: false,
    entry: Object.fromEntries(names.map((name) => [name, `./${FOLDER}/${name}.ts`])),
    output: { path: dir, filename: '[name].js' },
    resolve: { extensions: ['.ts', '.js'] },
    module: { rules: [scriptRule({ root: rootOf(folder), development, hot: false })] },
    optimization: { minimize: !development, minimizer: [scriptMinimizer()] },
    performance: false,
    stats: 'errors-warnings',
  });
}
