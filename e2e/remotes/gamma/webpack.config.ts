import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { HostTagPlugin, factsPlugins, messagesRule, remoteFacts } from '@mortar/build';
import webpack, { type Configuration } from 'webpack';

const facts = remoteFacts(import.meta.dirname);
const { name, version, global } = facts;
const fromHost = (requiredVersion: string) => ({ singleton: true, import: false as const, requiredVersion });

/** A configuration of its own, with the federation plugin as its documentation has it (docs/other-bundlers.md). */
export default {
  mode: 'production',
  target: ['web', 'es2023'],
  context: import.meta.dirname,
  entry: {},
  output: {
    path: join(import.meta.dirname, 'dist', version),
    publicPath: 'auto',
    filename: '[name].[contenthash:8].js',
    uniqueName: `${name}_${version}`,
    chunkLoadingGlobal: `${global}_chunks`,
    crossOriginLoading: 'anonymous',
    trustedTypes: { policyName: `${name}#webpack`, onPolicyCreationFailure: 'continue' },
  },
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  module: {
    rules: [
      messagesRule,
      {
        test: /\.tsx?$/,
        loader: 'babel-loader',
        options: { cwd: import.meta.dirname, presets: ['@babel/preset-typescript', ['@babel/preset-react', { runtime: 'automatic' }]] },
      },
    ],
  },
  plugins: [
    new ModuleFederationPlugin({
      name: global,
      library: { type: 'var', name: global },
      filename: 'entry.[contenthash:8].js',
      exposes: { './remote': { import: './src/remote.ts', name: 'remote' } },
      shared: {
        react: fromHost('^19.3.0'),
        'react/jsx-runtime': fromHost('^19.3.0'),
        'react-intl': fromHost('^12.1.0'),
        'effector-react': fromHost('^23.3.0'),
        '@mortar/host': fromHost(facts.shared['@mortar/host']!),
        '@mortar/ui': fromHost(facts.shared['@mortar/ui']!),
      },
      shareStrategy: 'loaded-first',
      manifest: false,
      dts: false,
      experiments: { optimization: { disableSnapshot: true, target: 'web' } },
    }),
    new webpack.DefinePlugin({ 'typeof __system_context__': '"undefined"', 'typeof FEDERATION_ALLOW_NEW_FUNCTION': '"undefined"' }),
    new HostTagPlugin(),
    ...factsPlugins(facts),
  ],
  optimization: { splitChunks: false },
} satisfies Configuration;
