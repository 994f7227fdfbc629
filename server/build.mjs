// Bundles the server for production.
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

await bundle(
  [
    ...['main', 'cli', 'openapi'].map((name) => ({ in: here(`src/${name}.ts`), out: name })),
    // The thread that replays runs of games.
    { in: here('src/modules/games/runs/replay/worker.ts'), out: 'replay-worker' },
  ],
  here('dist'),
);
