import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { BuildManifestPlugin } from './build-manifest.ts';
import { BundledPackagesPlugin } from './bundled-packages.ts';
import { commonConfig } from './common-config.ts';
import { checkedDescription } from './description.ts';
import { inputVersion } from './inputs.ts';
import { SINGLETONS, packageOf } from './singletons.ts';
import { packageVersion, remoteName } from './workspace.ts';

/** Name of the global variable that a build's container is kept in: one per build. */
export function containerGlobal(name: string, version: string): string {
  return `mortar_${name}_${version.replace(/\W/g, '_')}`;
}

/** Singletons that the remote takes from the host, with the range it is built against. */
export function sharedRanges(folder: string): Record<string, string> {
  return Object.fromEntries(
    SINGLETONS.flatMap((key) => {
      try {
        return [[key, `^${packageVersion(packageOf(key), folder)}`]];
      } catch {
        return []; // A remote that does not depend on a package cannot import it either.
      }
    }),
  );
}

/**
 * The whole webpack configuration of a remote: `export default remoteConfig(import.meta.dirname)`.
 * It emits a plain federation container whose singletons come from the host, and `build.json`.
 */
export function remoteConfig(folder: string): Configuration {
  const description = checkedDescription(JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8')), join(folder, 'remote.json'));
  const name = description.name;
  if (name !== remoteName(folder))
    throw new Error(`remote.json of ${folder} says "${name}", its folder says "${remoteName(folder)}": they must agree`);
  const version = inputVersion(folder, { bundlesSingletons: false });
  const global = containerGlobal(name, version);
  const shared = sharedRanges(folder);
  const common = commonConfig({
    folder,
    name,
    publicPath: `/r/${name}/${version}/`,
    outputPath: join(folder, 'dist', version),
    uniqueName: `${name}_${version}`,
    policyName: `${name}#webpack`,
  });
  return {
    ...common,
    output: { ...common.output, chunkLoadingGlobal: `${global}_chunks` },
    entry: {},
    plugins: [
      ...(common.plugins ?? []),
      new webpack.container.ModuleFederationPlugin({
        name: global,
        library: { type: 'var', name: global },
        filename: 'entry.[contenthash:8].js',
        exposes: { './remote': { import: ['./src/remote.ts'], name: 'remote' } },
        shared: Object.fromEntries(
          Object.entries(shared).map(([key, requiredVersion]) => [key, { singleton: true, import: false as const, requiredVersion }]),
        ),
      }),
      new BundledPackagesPlugin(),
      new BuildManifestPlugin({ name, version, global, shared, description }),
    ],
  };
}
