import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BUNDLED_FILE } from '@mortar/protocol/registry/rules';
import type { BuildOutline, Facts } from './build-manifest.ts';
import { bundledText } from './bundled-packages.ts';
import compileMessages from './compile-messages.ts';

/** What this module reads of Vite and its bundle: Vite itself is the room's own. */
interface Chunk {
  type: 'chunk';
  name: string;
  fileName: string;
  /** Files that it imports at once. */
  imports: string[];
  moduleIds: string[];
  exports: string[];
}
type Bundle = Record<string, Chunk | { type: 'asset'; fileName: string }>;
interface FactsPlugin {
  name: string;
  enforce: 'pre';
  api: { outline?: BuildOutline };
  transform(this: void, code: string, id: string): string | undefined;
  generateBundle(
    this: { emitFile(file: { type: 'asset'; fileName: string; source: string }): void },
    options: unknown,
    bundle: Bundle,
  ): void;
}
interface ViteConfig {
  build?: { outDir?: string };
  plugins?: unknown[];
}

const NAME = 'mortar-facts';
/** Chunks that the registry knows by their names. */
const NAMED = /^(remote|(page|dialog|panel|locale)-.+)$/;
const CONFIG = 'vite.config.ts';

/** What a remote's Vite build has beside its federation plugin: compiled catalogues, what is bundled, and its chunks for `build.json`. */
export function viteFactsPlugin(facts: Facts): FactsPlugin {
  const api: FactsPlugin['api'] = {};
  return {
    name: NAME,
    enforce: 'pre',
    api,
    transform: (code, id) => (/\/locales\/[^/]+\.json$/.test(id) ? compileMessages(code) : undefined),
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const sources = chunks.flatMap(({ moduleIds }) => moduleIds).map((id) => id.replace(/[?#].*$/, ''));
      this.emitFile({ type: 'asset', fileName: BUNDLED_FILE, source: bundledText(sources.filter((file) => existsSync(file))) });
      api.outline = outlineOf(facts, chunks);
    },
  };
}

function outlineOf(facts: Facts, chunks: Chunk[]): BuildOutline {
  const entry = chunks.find(({ exports }) => exports.includes('init') && exports.includes('get'));
  if (!entry) throw new Error(`no entry of ${facts.name} exports init and get: its configuration lacks the federation plugin`);
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const withImports = (file: string, seen = new Set<string>()): Set<string> => {
    if (!seen.has(file)) for (const inner of byFile.get(seen.add(file) && file)?.imports ?? []) withImports(inner, seen);
    return seen;
  };
  const first = withImports(entry.fileName);
  const filesOf = ({ name, fileName }: Chunk) => {
    const own = [...withImports(fileName)].filter((file) => !first.has(file));
    return name === 'remote' ? [...first, ...own].filter((file) => file !== entry.fileName) : own;
  };
  const named = chunks.filter(({ name }) => NAMED.test(name)).map((chunk) => [chunk.name, { js: filesOf(chunk), css: [] }]);
  return { ...facts, type: 'module', entry: entry.fileName, chunks: Object.fromEntries(named) as BuildOutline['chunks'] };
}

/** A room that Vite builds: its folder of files, and how they are made in another one. Undefined where it has no Vite configuration. */
export async function viteRoom(folder: string): Promise<{ dir: string; bundle: (path: string) => Promise<BuildOutline> } | undefined> {
  if (!existsSync(join(folder, CONFIG))) return undefined;
  const { default: config } = (await import(`${pathToFileURL(join(folder, CONFIG)).href}?at=${Date.now()}`)) as { default: ViteConfig };
  const dir = config.build?.outDir;
  if (!dir) throw new Error(`${folder}/${CONFIG} names no build.outDir: it is dist/<version>`);
  return {
    dir,
    async bundle(path) {
      const vite = createRequire(join(folder, 'package.json')).resolve('vite');
      const { build } = (await import(pathToFileURL(vite).href)) as { build(config: object): Promise<unknown> };
      await build({ configFile: false, logLevel: 'warn', ...config, build: { ...config.build, outDir: path, emptyOutDir: false } });
      const own = config.plugins?.flat().find((plugin) => (plugin as FactsPlugin | null)?.name === NAME) as FactsPlugin | undefined;
      if (!own?.api.outline) throw new Error(`${folder}/${CONFIG} lacks viteFactsPlugin of @mortar/build`);
      return own.api.outline;
    },
  };
}
