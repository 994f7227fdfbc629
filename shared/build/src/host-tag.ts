import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';

const NAME = 'HostTag';
const call = (tag: string, url: string) => `if (self.__MORTAR_TAG__) self.__MORTAR_TAG__(${tag}, ${url});`;

/**
 * Every script and stylesheet tag that webpack's own loaders create passes one function of the host,
 * which sets integrity, the retry query and the Trusted Types value. Without a host nothing changes.
 */
export class HostTagPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (source) => `${source}\n${call('script', 'url')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        NAME,
        (source, names) => `${source}${call(names.tag, names.href)}`,
      );
    });
  }
}
