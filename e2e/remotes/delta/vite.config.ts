import { join } from 'node:path';
import { federation } from '@module-federation/vite';
import { remoteFacts, viteFactsPlugin } from '@mortar/build';
import { defineConfig } from 'vite';

const facts = remoteFacts(import.meta.dirname);
const fromHost = (requiredVersion: string) => ({ singleton: true, import: false as const, requiredVersion });

/** The federation plugin as its documentation has it (docs/other-bundlers.md). */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  define: {
    __system_context__: 'undefined',
    FEDERATION_ALLOW_NEW_FUNCTION: 'undefined',
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
    ENV_TARGET: '"web"',
  },
  build: {
    outDir: join(import.meta.dirname, 'dist', facts.version),
    assetsDir: '',
    target: 'esnext',
    modulePreload: false,
    rolldownOptions: { input: join(import.meta.dirname, 'src/remote.ts') },
  },
  plugins: [
    viteFactsPlugin(facts),
    federation({
      name: facts.global,
      filename: 'entry-[hash].js',
      exposes: { './remote': './src/remote.ts' },
      shared: {
        react: fromHost('^19.3.0'),
        'react/jsx-runtime': fromHost('^19.3.0'),
        'react-intl': fromHost('^12.1.0'),
        'effector-react': fromHost('^23.3.0'),
        '@mortar/host': fromHost(facts.shared['@mortar/host']!),
        '@mortar/ui': fromHost(facts.shared['@mortar/ui']!),
      },
      shareStrategy: 'loaded-first',
      dts: false,
      manifest: false,
    }),
  ],
});
