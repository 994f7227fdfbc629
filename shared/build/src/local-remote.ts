import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RemotePin } from '@mortar/protocol';
import webpack, { type Configuration } from 'webpack';
import { commonConfig } from './common-config.ts';
import { containerPlugin, readDescription, sharedRanges } from './remote-config.ts';

/** Version that a remote has while a development server serves it. */
export const LOCAL_VERSION = 'local';
const ENTRY = 'entry.js';
/** Both sides know by this name that React's renderers are known to the shared runtime. */
const LIBRARY = 'mortar';
const REFRESH = fileURLToPath(new URL('refresh-runtime.cjs', import.meta.url));

/** Folder of addresses that the files of a remote lie under. */
export const localPath = (name: string): string => `/r/${name}/${LOCAL_VERSION}/`;
const globalOf = (name: string): string => `mortar_${name}_${LOCAL_VERSION}`;

/**
 * What the registry's document says of a remote that a development server serves. It names no integrity: files change
 * while they are served, and only the development flavour of the shell takes such a pin.
 */
export function localPin(folder: string): RemotePin {
  const description = readDescription(folder);
  return { version: LOCAL_VERSION, entry: ENTRY, global: globalOf(description.name), chunks: {}, integrity: {}, description };
}

/** How a development server serves a remote: names stay, and what changes is replaced in open pages that keep their state. */
export function localRemoteConfig(folder: string): Configuration {
  const { name } = readDescription(folder);
  const global = globalOf(name);
  const common = commonConfig({
    folder,
    name,
    publicPath: localPath(name),
    outputPath: join(folder, 'dist', LOCAL_VERSION),
    uniqueName: `${name}_${LOCAL_VERSION}`,
    policyName: `${name}#webpack`,
    development: true,
    hot: true,
  });
  const others = (common.plugins ?? []).filter((plugin) => !(plugin instanceof MiniCssExtractPlugin));
  return {
    ...common,
    output: { ...common.output, filename: '[name].js', chunkFilename: '[name].js', chunkLoadingGlobal: `${global}_chunks`, clean: false },
    entry: {},
    // Named for their files: the ids of a change are those of the page.
    optimization: { ...common.optimization, moduleIds: 'named', chunkIds: 'named', mangleExports: false },
    cache: { type: 'memory' },
    plugins: [
      ...others,
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css', ignoreOrder: true }),
      new webpack.NormalModuleReplacementPlugin(/react-refresh\/runtime(\.js)?$/, REFRESH),
      // The runtime itself is no component, and would ask for itself.
      new ReactRefreshPlugin({ library: LIBRARY, overlay: false, exclude: [/node_modules/, REFRESH] }),
      containerPlugin(global, sharedRanges(folder), ENTRY),
    ],
  };
}
