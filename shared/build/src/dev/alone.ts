import { join } from 'node:path';
import getPort from 'get-port';
import { buildDevelopmentShell } from '../build.ts';
import { SOCKET_PATH } from '@mortar/protocol/realtime';
import { OVERRIDE_PARAM } from '@mortar/protocol/registry';
import { endWith } from '../serve/end-with.ts';
import { serveRemote } from '../serve/serve-remote.ts';
import { WORKSPACE_ROOT, remoteName } from '../workspace.ts';
import { createAlonePage } from './alone-page.ts';
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
  let stop: (() => Promise<void>) | undefined;
  endWith(async () => {
    await stop?.();
    await own?.stop();
  });
  await own?.start();
  stop = await serveRemote({
    folder,
    port,
    site: target,
    middlewares: [{ name: 'page', middleware: page.answer }],
    // The connection by its path alone: that of the hot replacement stays here.
    proxy: [
      { context: [SOCKET_PATH], ws: true, ...toSite },
      { context: () => true, ...toSite },
    ],
  });
  say(`\n${name} runs alone, everything else comes from ${site ?? 'the server of this checkout'}:\n\n${page.addresses(origin)}\n`);
  say(`In the site itself, for a developer or operator who is signed in there:\n\n  ${target}/?${OVERRIDE_PARAM}=${name}@${origin}\n`);
}
