import { join } from 'node:path';
import { packageFolder } from './workspace.ts';

/** Leaner editions of packages, which the packages themselves ship, by the request that they stand in for. */
export function leanPackages(folder: string, development: boolean): Record<string, string> {
  return {
    // Catalogues come compiled, see compile-messages.ts.
    '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js',
    // React has the hook: what the shim does for older ones is not needed.
    'use-sync-external-store/shim$': 'react',
    'use-sync-external-store/shim/index.js$': 'react',
    'use-sync-external-store/shim/with-selector$': 'use-sync-external-store/with-selector.js',
    'use-sync-external-store/shim/with-selector.js$': 'use-sync-external-store/with-selector.js',
    ...(development ? {} : productionRouter(packageFolder('react-router', folder))),
  };
}

/** The package's own `exports` name its development edition only, which carries warnings that nobody sees. */
function productionRouter(router: string): Record<string, string> {
  const edition = join(router, 'dist/production');
  return { 'react-router$': join(edition, 'index.mjs'), 'react-router/dom$': join(edition, 'dom-export.mjs') };
}

/** Packages that others name and never need: web3-react loads this one (250 kB) for hooks that nobody here uses (docs/design/market.md). */
export const LEFT_OUT: Record<string, false> = { '@ethersproject/providers$': false };
