import webpack, { type Configuration } from 'webpack';
import { BuildManifestPlugin, type BuildOutline } from './build-manifest.ts';

/** Runs one compilation to its end; every error of it becomes the message of the error thrown. */
export async function runWebpack(config: Configuration): Promise<BuildOutline | undefined> {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack refused its configuration');
  try {
    const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
      compiler.run((error, result) => (error ? reject(error) : resolve(result)));
    });
    if (stats?.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
    return BuildManifestPlugin.outlines.get(compiler);
  } finally {
    await new Promise((resolve) => compiler.close(resolve));
  }
}
