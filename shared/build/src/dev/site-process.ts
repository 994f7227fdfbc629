import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { WORKSPACE_ROOT } from '../workspace.ts';

interface SiteOptions {
  /** Registry name of the remote that it stands beside: its data is kept apart from other sites'. */
  name: string;
  port: number;
}

/** The built server of this checkout with everything that is built: a site like one elsewhere. */
export function createSiteProcess({ name, port }: SiteOptions) {
  let child: ChildProcess | undefined;
  const { PUBLIC_URL: _, ...inherited } = process.env;
  const env = {
    ...inherited,
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: inherited['DATA_DIR'] ?? join(WORKSPACE_ROOT, '.data', `dev-${name}`),
  };

  return {
    url: `http://localhost:${port}`,

    /** @throws Error when the server ends before it is ready; it has said why */
    async start(): Promise<void> {
      // In a group of its own, so that Ctrl-C reaches it once, from us.
      child = spawn(
        process.execPath,
        ['--enable-source-maps', join(WORKSPACE_ROOT, 'server/dist/main.js'), '--with-builds', '--attached'],
        {
          cwd: WORKSPACE_ROOT,
          env,
          stdio: ['pipe', 'pipe', 'inherit'],
          detached: true,
        },
      );
      await Promise.race([once(child.stdout!, 'data'), once(child, 'exit')]);
      if (child.exitCode !== null) throw new Error('The server did not start.');
    },

    async stop(): Promise<void> {
      if (!child || child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
