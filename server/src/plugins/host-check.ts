import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Config } from '../config.ts';
import { AppError } from '../lib/app-error.ts';

/** Machines ask for these by whatever address they know. */
const FOR_MACHINES = new Set(['/healthz', '/readyz', '/metrics']);
const MISDIRECTED = 421;

/** Pages for this machine only: to a foreign host they do not exist. */
const FOR_THIS_MACHINE = /^\/dev\//;

function ownHosts({ publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>): Set<string> {
  const bracketed = host.includes(':') ? `[${host}]` : host;
  const local = ['localhost', '127.0.0.1', '[::1]', bracketed].flatMap((name) =>
    port === 80 ? [name, `${name}:80`] : [`${name}:${port}`],
  );
  return new Set([new URL(publicUrl).host, ...local].map((name) => name.toLowerCase()));
}

const hostsOf = ({ raw }: FastifyRequest): number =>
  raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;

async function register(app: FastifyInstance, { config }: { config: Config }): Promise<void> {
  const own = ownHosts(config);
  app.addHook('onRequest', (request, _reply, done) => {
    // Node takes the first of several, a proxy before us may take the last.
    if (hostsOf(request) > 1) return done(new AppError('malformed'));
    const isOwn = own.has((request.headers.host ?? '').toLowerCase()) || FOR_MACHINES.has(request.routeOptions.url ?? '');
    const refusal = () =>
      FOR_THIS_MACHINE.test(request.url) ? new AppError('notFound') : new AppError('malformed', { status: MISDIRECTED });
    done(isOwn ? undefined : refusal());
  });
}

/** Refuses a foreign Host header (docs/design/server.md), so that no page of another name can reach us through a rebound address. */
export const hostCheck = fastifyPlugin(register, { name: 'host-check' });
