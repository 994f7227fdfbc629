import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BUNDLED_FILE, licenceOf, type BundledPackage, type LicencedManifest } from '@mortar/protocol/registry/rules';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';

/** A `package.json`, when it is that of a package and no mere note on a folder. */
type Manifest = LicencedManifest & { private?: boolean };

/**
 * Writes `bundled.json`: the packages whose code went into the build, with their licences. Nobody could read that from
 * the finished files, and who publishes the build is asked for it.
 */
export class BundledPackagesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('BundledPackages', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'BundledPackages', stage }, () => {
        const text = bundledText(sourcesOf(compilation));
        compilation.emitAsset(BUNDLED_FILE, new webpack.sources.RawSource(text));
      });
    });
  }
}

/** Content of `bundled.json`. @param sources files whose code went into the build */
export function bundledText(sources: readonly string[]): string {
  const manifests = new Map<string, Manifest | undefined>();
  const found = new Map<string, BundledPackage>();
  for (const file of sources) {
    const manifest = manifestAbove(dirname(file), manifests);
    if (!manifest || manifest.private) continue;
    const { name, version } = manifest;
    found.set(`${name} ${version}`, { name, version, licence: licenceOf(manifest) });
  }
  const packages = [...found.keys()].sort().map((key) => found.get(key)!);
  return JSON.stringify(packages, null, 1);
}

function sourcesOf({ modules, chunkGraph }: Compilation): string[] {
  return [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0).flatMap(filesOf);
}

/** Files of a module; one that webpack joined of several has those of all. */
function filesOf(module: Module): string[] {
  if (module instanceof webpack.NormalModule) return module.resource ? [module.resource.replace(/[?#].*$/, '')] : [];
  const { modules } = module as { modules?: Iterable<Module> };
  return modules ? [...modules].flatMap(filesOf) : [];
}

/** The `package.json` of the package that a folder belongs to. @param known what was found before */
export function manifestAbove(folder: string, known: Map<string, Manifest | undefined>): Manifest | undefined {
  if (known.has(folder)) return known.get(folder);
  const parent = dirname(folder);
  const manifest = manifestIn(folder) ?? (parent === folder ? undefined : manifestAbove(parent, known));
  known.set(folder, manifest);
  return manifest;
}

function manifestIn(folder: string): Manifest | undefined {
  try {
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Partial<Manifest>;
    return manifest.name && manifest.version ? (manifest as Manifest) : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
