// Bundles the server for production: packages stay outside, so a bundle starts as fast as its own code. Those of chains go in:
// they are hundreds of files, of which the server needs few.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

await build({
  entryPoints: [
    ...['main', 'cli', 'openapi'].map((name) => ({ in: here(`src/${name}.ts`), out: name })),
    // The thread that replays runs of games.
    { in: here('src/modules/dc/replay/worker.ts'), out: 'replay-worker' },
  ],
  outdir: here('dist'),
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  sourcemap: true,
  logLevel: 'warning',
  plugins: [
    {
      // The workspace's own packages are TypeScript, so they go in; everything else is a package that Node finds.
      name: 'packages-outside',
      setup({ onResolve }) {
        const ofChains = new RegExp(`^${here('../shared/chain/')}|/node_modules/`);
        onResolve({ filter: /^[^.#]/ }, ({ path, kind, importer }) => {
          const goesIn = kind === 'entry-point' || path.startsWith('@mortar/') || path.startsWith('/') || ofChains.test(importer);
          return goesIn ? undefined : { external: true };
        });
      },
    },
  ],
});
