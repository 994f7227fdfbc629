import { join } from 'node:path';
import getPort from 'get-port';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { buildDevelopmentShell } from '../build.ts';
import { SOCKET_PATH } from '@mortar/protocol/realtime';
import { localPath, OVERRIDE_PARAM } from '@mortar/protocol/registry';
import { localRemoteConfig } from '../local-remote.ts';
import { WORKSPACE_ROOT, remoteName } from '../workspace.ts';
import { createAlonePage } from './alone-page.ts';
import { endWith } from './end-with.ts';
import { createLocalAccess } from './local-access.ts';
import { remoteFolder } from './remotes.ts';
import { createSiteProcess } from './site-process.ts';

/** What is developed, and beside which site. */
export interface AloneOptions {
  remote: string;
  /** Origin of a site that runs elsewhere; without one, the built server of this checkout is started. */
  site?: string | undefined;
}

const say = (text: string) => process.stdout.write(`${text}\n`);

/**
 * One remote, served from its sources with hot replacement, in the shell's development flavour. Everything else comes
 * from a site: session, API, the other remotes. The page is made here, so a site needs to know nothing of it. Pages of
 * the site itself take the remote from here too, for its developer who asks for it (ADR 0015).
 */
export async function developAlone({ remote, site }: AloneOptions): Promise<void> {
  const folder = remoteFolder(remote);
  const name = remoteName(folder);
  const port = Number(process.env['PORT'] ?? 8080);
  const origin = `http://localhost:${port}`;
  const shell = await buildDevelopmentShell(join(WORKSPACE_ROOT, 'shell'));
  const own = site ? undefined : createSiteProcess({ name, port: await getPort() });
  const target = site ?? own!.url;
  const page = createAlonePage({ folder, shell: shell.dir, site: target });
  const toSite = { target, changeOrigin: true, headers: { origin: target } };
  const server = new WebpackDevServer(
    {
      port,
      host: '127.0.0.1',
      // Pictures come without their page's name, so a page of the site may be any: `access` knows more.
      allowedHosts: ['localhost', new URL(target).hostname],
      hot: true,
      static: false,
      // Told in full: a page of the site is elsewhere.
      client: {
        overlay: { errors: true, warnings: false },
        logging: 'warn',
        webSocketURL: { protocol: 'ws', hostname: 'localhost', port, pathname: '/__hot' },
      },
      webSocketServer: { type: 'ws', options: { path: '/__hot' } },
      devMiddleware: { publicPath: localPath(name) },
      setupMiddlewares: (middlewares) => [
        { name: 'access', middleware: createLocalAccess({ folder, site: target }) },
        { name: 'page', middleware: page.answer },
        ...middlewares,
      ],
      // The connection by its path alone: that of the hot replacement stays here.
      proxy: [
        { context: [SOCKET_PATH], ws: true, ...toSite },
        { context: () => true, ...toSite },
      ],
    },
    webpack(localRemoteConfig(folder)),
  );
  endWith(async () => {
    await server.stop();
    await own?.stop();
  });
  await own?.start();
  await server.start();
  // A page that asks earlier would wait longer than the shell gives a remote.
  await new Promise<void>((resolve) => server.middleware?.waitUntilValid(() => resolve()));
  say(`\n${name} runs alone, everything else comes from ${site ?? 'the server of this checkout'}:\n\n${page.addresses(origin)}\n`);
  say(`In the site itself, for a developer or operator who is signed in there:\n\n  ${target}/?${OVERRIDE_PARAM}=${name}@${origin}\n`);
}
