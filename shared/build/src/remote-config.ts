import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteDescription } from '@mortar/protocol/registry';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import { BuildManifestPlugin, type Facts } from './build-manifest.ts';
import { BundledPackagesPlugin } from './bundled-packages.ts';
import { commonConfig } from './common-config.ts';
import { checkedDescription } from './description.ts';
import { ExposedInEntryPlugin } from './exposed-in-entry.ts';
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

/** What `remote.json` of a folder says. @throws Error when it breaks its schema or has another name than its folder */
export function readDescription(folder: string): RemoteDescription {
  const file = join(folder, 'remote.json');
  const description = checkedDescription(JSON.parse(readFileSync(file, 'utf8')), file);
  if (description.name === remoteName(folder)) return description;
  throw new Error(`remote.json of ${folder} says "${description.name}", its folder says "${remoteName(folder)}": they must agree`);
}

/** Name of the chunk of the module that a container exposes. */
const EXPOSED = 'remote';

/** A container of one module, whose singletons come from the host. */
export function containerPlugin(global: string, shared: Record<string, string>, filename: string): WebpackPluginInstance {
  return new webpack.container.ModuleFederationPlugin({
    name: global,
    library: { type: 'var', name: global },
    filename,
    exposes: { './remote': { import: ['./src/remote.ts'], name: EXPOSED } },
    shared: Object.fromEntries(
      Object.entries(shared).map(([key, requiredVersion]) => [key, { singleton: true, import: false as const, requiredVersion }]),
    ),
  });
}

/** What a build of the remote in `folder` is called and takes from the host, whichever bundler makes it. */
export function remoteFacts(folder: string): Facts {
  const description = readDescription(folder);
  const { name } = description;
  const version = inputVersion(folder, { bundlesSingletons: false });
  return { name, version, global: containerGlobal(name, version), shared: sharedRanges(folder), description };
}

/** What a remote's webpack build has beside its federation plugin: the list of what is bundled, and of the chunks for `build.json`. */
export function factsPlugins(facts: Facts): WebpackPluginInstance[] {
  return [new BundledPackagesPlugin(), new BuildManifestPlugin(facts)];
}

/**
 * The whole webpack configuration of a remote: `export default remoteConfig(import.meta.dirname)`.
 * It emits a plain federation container whose singletons come from the host, and `build.json`.
 */
export function remoteConfig(folder: string): Configuration {
  const facts = remoteFacts(folder);
  const { name, version, global, shared } = facts;
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
      containerPlugin(global, shared, 'entry.[contenthash:8].js'),
      new ExposedInEntryPlugin(global, EXPOSED),
      ...factsPlugins(facts),
    ],
  };
}
