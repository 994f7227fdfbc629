import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { developmentFlavour } from '@mortar/protocol/registry';
import webpack, { type Configuration } from 'webpack';
import { BuildManifestPlugin } from './build-manifest.ts';
import { commonConfig, isDevelopment } from './common-config.ts';
import { inputVersion } from './inputs.ts';
import { LATER_FILES } from './later-files.ts';
import { leanPackages } from './lean-packages.ts';
import { SINGLETONS, packageOf } from './singletons.ts';
import { packageVersion } from './workspace.ts';

/** Versions of the singletons that the host provides, by share key. */
export function providedVersions(folder: string): Record<string, string> {
  return Object.fromEntries(SINGLETONS.map((key) => [key, packageVersion(packageOf(key), folder)]));
}

/** Runs before React and shares what replaces components in a running page. */
const REFRESH = fileURLToPath(new URL('shared-refresh.cjs', import.meta.url));

/**
 * The shell's webpack configuration; a host needs no federation plugin: its runtime is told at run time what there is.
 * @param flavour `development` lies beside a release, made from the same inputs: React with its warnings, and remotes
 * that a development server serves are replaced while they run (`dist/<version>-dev`)
 */
export function shellConfig(folder: string, flavour: 'release' | 'development' = 'release'): Configuration {
  const isFlavour = flavour === 'development';
  const development = isFlavour || isDevelopment();
  const release = inputVersion(folder, { bundlesSingletons: true, ...(isFlavour && { development: false }) });
  const version = isFlavour ? developmentFlavour(release) : release;
  const common = commonConfig({
    folder,
    name: 'shell',
    publicPath: `/shell/${version}/`,
    outputPath: join(folder, 'dist', version),
    uniqueName: `shell_${version}`,
    policyName: 'shell#webpack',
    development,
  });
  return {
    ...common,
    // What is not minified can be read as it is, and a map would cost every release its time.
    ...(isFlavour && { devtool: false }),
    resolve: { ...common.resolve, alias: leanPackages(folder, development) },
    entry: { main: [...(isFlavour ? [REFRESH] : []), './src/index.ts'] },
    plugins: [
      ...(common.plugins ?? []),
      new webpack.DefinePlugin({
        PROVIDED_VERSIONS: JSON.stringify(providedVersions(folder)),
        LATER_FILES: JSON.stringify(LATER_FILES),
        ENV_TARGET: JSON.stringify('web'),
        // Manifests of remotes: the registry says all that they would. The runtime's developer tools read them.
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: String(!development),
      }),
      new BuildManifestPlugin({ name: 'shell', version, global: '', shared: providedVersions(folder), description: SHELL }),
    ],
  };
}

/** The shell is no remote: only its name is of use to a reader of its `build.json`. */
const SHELL = {
  name: 'shell',
  title: { en: 'Shell', 'zh-HK': '外殼' },
  owner: 'shell',
  routes: [],
  navigation: [],
  panels: [],
  dialogs: [],
  messages: [],
  csp: {},
};
