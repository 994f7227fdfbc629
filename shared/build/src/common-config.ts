import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { HostTagPlugin } from './host-tag.ts';
import { LEFT_OUT } from './lean-packages.ts';
import { scriptMinimizer } from './minimizer.ts';
import { rules } from './rules.ts';
import { WORKSPACE_ROOT, isInWorkspace, rootOf } from './workspace.ts';

export interface CommonOptions {
  folder: string;
  name: string;
  /** Where the files are served from, with a slash at both ends. */
  publicPath: string;
  /** Where the files are written. */
  outputPath: string;
  /** Differs per build, so two builds of one remote never share a chunk array. */
  uniqueName: string;
  /** Name of the Trusted Types policy that webpack's loader creates: one per room, in the page's CSP. */
  policyName: string;
  /** Prepared for hot replacement by a development server. */
  hot?: boolean;
  /** Default: whether NODE_ENV says so. */
  development?: boolean;
}

/** Whether this process builds for development: React with its warnings, nothing minified. */
export const isDevelopment = (): boolean => process.env['NODE_ENV'] === 'development';

/** Whether a cache pays: writing it takes a fifth of a build, and most checkouts build a room once (ADR 0070). */
const isBuiltAgain = ({ folder, hot = false }: CommonOptions): boolean =>
  hot || isDevelopment() || existsSync(join(folder, 'dist/current.json'));

/**
 * Entries run before the first content. V8 compiles a file that begins like this as it downloads, on another thread, instead of
 * each function when the page first calls it (ADR 0068). After the minimizer, which takes comments out, and before the hashes.
 */
const COMPILED_EARLY = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  entryOnly: true,
  test: /\.js$/,
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
});

/** What shell and remotes have in common. */
export function commonConfig(options: CommonOptions): Configuration {
  const development = options.development ?? isDevelopment();
  return {
    mode: development ? 'development' : 'production',
    context: options.folder,
    target: ['web', 'es2023'],
    devtool: development ? 'cheap-module-source-map' : false,
    output: {
      path: options.outputPath,
      publicPath: options.publicPath,
      uniqueName: options.uniqueName,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 15_000,
      trustedTypes: { policyName: options.policyName, onPolicyCreationFailure: 'continue' },
      clean: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'], alias: LEFT_OUT },
    module: { rules: rules({ name: options.name, root: rootOf(options.folder), development, hot: options.hot ?? false }) },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css', chunkFilename: '[name].[contenthash:8].css', ignoreOrder: true }),
      new HostTagPlugin(),
      ...(development ? [] : [COMPILED_EARLY]),
    ],
    optimization: {
      minimize: !development,
      minimizer: [scriptMinimizer(), new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify })],
      // A route is one file: a group of chunks would be a second request behind the first.
      splitChunks: { cacheGroups: { default: false, defaultVendors: false } },
      // A build's folder has its version in its address: nothing has to keep its id from one build to the next.
      moduleIds: 'size',
      chunkIds: 'size',
      mangleExports: 'size',
    },
    cache: isBuiltAgain(options) && {
      type: 'filesystem',
      cacheDirectory: `${isInWorkspace(options.folder) ? WORKSPACE_ROOT : options.folder}/node_modules/.cache/webpack`,
      name: `${options.name}-${development ? 'development' : 'production'}`,
      buildDependencies: { config: [fileURLToPath(new URL('.', import.meta.url))] },
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
