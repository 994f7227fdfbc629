import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { StartError } from './lib/start-error.ts';

const ADVICE: Record<string, (config: Config) => string> = {
  EADDRINUSE: ({ host, port }) => `PORT: ${port} on ${host} is in use by another program; end that program or set PORT to another one`,
  EACCES: ({ port }) => `PORT: this account may not listen on ${port}; set PORT to one above 1023`,
  EADDRNOTAVAIL: ({ host }) => `HOST: this machine has no address ${host}; use 127.0.0.1, or 0.0.0.0 for all`,
  ENOTFOUND: ({ host }) => `HOST: the name ${host} is not known; use an address such as 127.0.0.1`,
};

/** Opens the port. @throws StartError that says what to do when it cannot */
export async function listen(app: FastifyInstance, config: Config): Promise<void> {
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    const advice = ADVICE[(error as NodeJS.ErrnoException).code ?? ''];
    throw advice ? new StartError(advice(config), { cause: error }) : error;
  }
}
