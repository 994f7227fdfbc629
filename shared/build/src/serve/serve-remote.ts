import webpack from 'webpack';
import WebpackDevServer, { type Configuration } from 'webpack-dev-server';
import { localPath } from '@mortar/protocol/registry';
import { localRemoteConfig } from '../local-remote.ts';
import { remoteName } from '../workspace.ts';
import { createLocalAccess } from './local-access.ts';

type Middleware = Extract<ReturnType<NonNullable<Configuration['setupMiddlewares']>>[number], { middleware: unknown }>;

interface Served {
  /** The remote's. */
  folder: string;
  port: number;
  /** Origin of the site whose pages may read it. */
  site: string;
  /** What answers before it. */
  middlewares?: readonly Middleware[];
  proxy?: NonNullable<Configuration['proxy']>;
}

/** Serves a remote from its sources with hot replacement, on this machine alone. @returns once it is built, what ends it */
export async function serveRemote({ folder, port, site, middlewares = [], proxy }: Served): Promise<() => Promise<void>> {
  const server = new WebpackDevServer(
    {
      port,
      host: '127.0.0.1',
      // Pictures come without their page's name, so a page of the site may be any: `access` knows more.
      allowedHosts: ['localhost', new URL(site).hostname],
      hot: true,
      static: false,
      // Told in full: a page of the site is elsewhere.
      client: {
        overlay: { errors: true, warnings: false },
        logging: 'warn',
        webSocketURL: { protocol: 'ws', hostname: 'localhost', port, pathname: '/__hot' },
      },
      webSocketServer: { type: 'ws', options: { path: '/__hot' } },
      devMiddleware: { publicPath: localPath(remoteName(folder)) },
      setupMiddlewares: (others) => [{ name: 'access', middleware: createLocalAccess({ folder, site }) }, ...middlewares, ...others],
      ...(proxy && { proxy }),
    },
    webpack(localRemoteConfig(folder)),
  );
  await server.start();
  // A page that asks earlier would wait longer than the shell gives a remote.
  await new Promise<void>((resolve) => server.middleware?.waitUntilValid(() => resolve()));
  return () => server.stop();
}
