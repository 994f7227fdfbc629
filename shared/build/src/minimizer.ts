import TerserPlugin from 'terser-webpack-plugin';

/** How scripts are made small, in every bundle for a browser. */
export function scriptMinimizer(): TerserPlugin {
  return new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    extractComments: false,
    terserOptions: { compress: { passes: 3 }, format: { comments: false } },
  });
}
