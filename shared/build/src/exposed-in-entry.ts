import webpack, { type Compilation, type Compiler } from 'webpack';

const { Compilation: Stages, sources } = webpack;
const NAME = 'ExposedInEntry';

/**
 * Puts the chunk of the exposed module into the file of the entry: a page needs both, and each file is a request more before
 * its first content. The module still waits for what it takes from the host, as in a file of its own.
 */
export class ExposedInEntryPlugin {
  readonly #entry: string;
  readonly #exposed: string;

  /** @param entry name of the container's chunk @param exposed name of the module's */
  constructor(entry: string, exposed: string) {
    this.#entry = entry;
    this.#exposed = exposed;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage: Stages.PROCESS_ASSETS_STAGE_OPTIMIZE_COUNT }, () => {
        const [entry, exposed] = [this.#entry, this.#exposed].map((chunk) => scriptOf(compilation, chunk));
        if (!entry || !exposed) return;
        // The module's code is strict, and the container's stays as it is.
        const own = new sources.ConcatSource('(()=>{', exposed.source, '})();');
        compilation.updateAsset(entry.name, new sources.ConcatSource(entry.source, '\n', own));
        compilation.deleteAsset(exposed.name);
      });
    });
  }
}

function scriptOf(compilation: Compilation, chunk: string) {
  const name = [...(compilation.namedChunks.get(chunk)?.files ?? [])].find((file) => file.endsWith('.js'));
  return name === undefined ? undefined : compilation.getAsset(name);
}
