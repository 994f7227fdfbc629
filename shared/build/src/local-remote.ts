import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOCAL_ENTRY, LOCAL_VERSION, localGlobal } from '@mortar/protocol/registry';
import webpack, { type Configuration } from 'webpack';
import { commonConfig } from './common-config.ts';
import { containerPlugin, readDescription, sharedRanges } from './remote-config.ts';
import { SecondCopiesPlugin } from './second-copies.ts';

/** Both sides know by this name that React's renderers are known to the shared runtime. */
const LIBRARY = 'mortar';
const REFRESH = fileURLToPath(new URL('refresh-runtime.cjs', import.meta.url));

/** How a development server serves a remote: names stay, and what changes is replaced in open pages that keep their state. */
export function localRemoteConfig(folder: string): Configuration {
  const { name } = readDescription(folder);
  const global = localGlobal(name);
  const shared = sharedRanges(folder);
  const common = commonConfig({
    folder,
    name,
    // Beside its entry, whatever origin a page has it from.
    publicPath: 'auto',
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
    optimization: {
      ...common.optimization,
      // Named for their files: the ids of a change are those of the page.
      moduleIds: 'named',
      chunkIds: 'named',
      mangleExports: false,
      // A change is one from what was built last: what a broken file imports would be gone from the page for good.
      emitOnErrors: false,
    },
    cache: { type: 'memory' },
    plugins: [
      ...others,
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css', ignoreOrder: true }),
      new webpack.NormalModuleReplacementPlugin(/react-refresh\/runtime(\.js)?$/, REFRESH),
      // The runtime itself is no component, and would ask for itself.
      new ReactRefreshPlugin({ library: LIBRARY, overlay: false, exclude: [/node_modules/, REFRESH] }),
      new SecondCopiesPlugin(folder, Object.keys(shared)),
      containerPlugin(global, shared, LOCAL_ENTRY),
    ],
  };
}
