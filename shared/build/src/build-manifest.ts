import type { BuildManifest } from '@mortar/protocol/registry';
import type { Compiler } from 'webpack';

/** What a build says of itself that its files do not. */
export type Facts = Pick<BuildManifest, 'name' | 'version' | 'global' | 'shared' | 'description'>;

/** Chunks of a build by their names, as `build.json` lists them; hashes are added when everything is written. */
export interface BuildOutline extends Facts {
  entry: string;
  type?: 'module';
  chunks: BuildManifest['chunks'];
}

/** Hands the outline of a finished compilation to whoever built it. */
export class BuildManifestPlugin {
  static readonly outlines = new WeakMap<Compiler, BuildOutline>();
  readonly #facts: Facts;

  constructor(facts: Facts) {
    this.#facts = facts;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('BuildManifest', ({ compilation }) => {
      const chunks: BuildManifest['chunks'] = {};
      for (const [name, chunk] of compilation.namedChunks) {
        const files = [...chunk.files].filter((file) => !file.endsWith('.map'));
        chunks[name] = { js: files.filter((file) => file.endsWith('.js')), css: files.filter((file) => file.endsWith('.css')) };
      }
      const entry = chunks[this.#facts.global]?.js[0] ?? '';
      delete chunks[this.#facts.global];
      // The exposed module lies in the file of the entry, or in one of its own.
      if (entry && chunks['remote']?.js.length === 0) chunks['remote'].js.push(entry);
      BuildManifestPlugin.outlines.set(compiler, { ...this.#facts, entry, chunks });
    });
  }
}
