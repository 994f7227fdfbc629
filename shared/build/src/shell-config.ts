import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { BuildManifestPlugin } from './build-manifest.ts';
import { commonConfig, isDevelopment } from './common-config.ts';
import { inputVersion } from './inputs.ts';
import { leanPackages } from './lean-packages.ts';
import { SINGLETONS, packageOf } from './singletons.ts';
import { packageVersion } from './workspace.ts';

/** Versions of the singletons that the host provides, by share key. */
export function providedVersions(folder: string): Record<string, string> {
  return Object.fromEntries(SINGLETONS.map((key) => [key, packageVersion(packageOf(key), folder)]));
}

/** The shell's webpack configuration; a host needs no federation plugin: it hands its singletons to containers itself. */
export function shellConfig(folder: string): Configuration {
  const version = inputVersion(folder, { bundlesSingletons: true });
  const common = commonConfig({
    folder,
    name: 'shell',
    publicPath: `/shell/${version}/`,
    outputPath: join(folder, 'dist', version),
    uniqueName: `shell_${version}`,
    policyName: 'shell#webpack',
  });
  return {
    ...common,
    resolve: { ...common.resolve, alias: leanPackages(folder, isDevelopment()) },
    entry: './src/index.ts',
    plugins: [
      ...(common.plugins ?? []),
      new webpack.DefinePlugin({
        PROVIDED_VERSIONS: JSON.stringify(providedVersions(folder)),
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
