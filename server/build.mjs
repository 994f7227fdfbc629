// Bundles the server for production.
import { readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const dist = here('dist');
const program = (name) => ({ in: here(`src/${name}.ts`), out: name });

await bundle(
  [
    program('main'),
    program('openapi'),
    // The thread that replays runs of games.
    { in: here('src/modules/games/runs/replay/worker.ts'), out: 'replay-worker' },
    // The process that draws strangers' pictures anew.
    { in: here('src/modules/chain/metadata/pictures/worker.ts'), out: 'picture-worker' },
  ],
  dist,
);

/** Pieces of the command line, which loads what a command needs and no other area. */
const PIECE = /^cli-.*\.js(\.map)?$/;
const { metafile } = await bundle([program('cli')], dist, {
  splitting: true,
  chunkNames: 'cli-[name]-[hash]',
  metafile: true,
});
const built = new Set(Object.keys(metafile.outputs).map((file) => basename(file)));
for (const file of readdirSync(dist)) if (PIECE.test(file) && !built.has(file)) rmSync(join(dist, file));
