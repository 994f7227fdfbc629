// Bundles the server for production.
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

await bundle(
  [
    ...['main', 'cli', 'openapi'].map((name) => ({ in: here(`src/${name}.ts`), out: name })),
    // The thread that replays runs of games.
    { in: here('src/modules/games/runs/replay/worker.ts'), out: 'replay-worker' },
    // The process that draws strangers' pictures anew.
    { in: here('src/modules/chain/metadata/pictures/worker.ts'), out: 'picture-worker' },
  ],
  here('dist'),
);
