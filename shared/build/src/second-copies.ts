import { dirname, relative } from 'node:path';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';
import { manifestAbove } from './bundled-packages.ts';
import { SINGLETONS, packageOf } from './singletons.ts';

/** Packages of others that exist once in a page. */
const PROVIDED = new Set(SINGLETONS.map(packageOf).filter((name) => !name.startsWith('@mortar/')));

/**
 * Warns while a remote is developed of a second copy of what the shell provides, such as React: its hooks and contexts would
 * know nothing of the page's. It says who asks for it and what to do; the publish gate refuses such a build.
 */
export class SecondCopiesPlugin {
  readonly #folder: string;
  readonly #taken: readonly string[];

  /** @param taken share keys that this remote takes from the shell */
  constructor(folder: string, taken: readonly string[]) {
    this.#folder = folder;
    this.#taken = taken;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SecondCopies', (compilation) => {
      compilation.hooks.finishModules.tap('SecondCopies', (modules) => {
        for (const text of new Set([...modules].flatMap((module) => this.#warningOf(module, compilation) ?? [])))
          compilation.warnings.push(new webpack.WebpackError(text));
      });
    });
  }

  #warningOf(module: Module, { moduleGraph }: Compilation): string | undefined {
    const copy = packageOfModule(module);
    const issuer = moduleGraph.getIssuer(module);
    const asking = issuer && packageOfModule(issuer);
    if (!copy || !PROVIDED.has(copy.name) || !issuer || asking?.name === copy.name) return undefined;
    const { rawRequest } = module as webpack.NormalModule;
    const keys = this.#taken.filter((key) => packageOf(key) === copy.name);
    const advice =
      keys.length > 0
        ? `import ${keys.map((key) => `'${key}'`).join(' or ')} instead, which the shell provides`
        : `add "${copy.name}" to the dependencies of this remote's package.json, so that the shell's is taken`;
    const by = asking && asking.name !== packageOfFolder(this.#folder)?.name ? asking.name : relative(this.#folder, fileOf(issuer));
    return `A second copy of ${copy.name} ${copy.version} comes into the page, beside the shell's: ${by} imports '${rawRequest}'. Its hooks and contexts know nothing of the page's; ${advice}.`;
  }
}

const known = new Map<string, ReturnType<typeof manifestAbove>>();
const packageOfFolder = (folder: string) => manifestAbove(folder, known);
const fileOf = (module: Module): string => (module instanceof webpack.NormalModule ? module.resource.replace(/[?#].*$/, '') : '');

function packageOfModule(module: Module) {
  const file = fileOf(module);
  return file ? packageOfFolder(dirname(file)) : undefined;
}
