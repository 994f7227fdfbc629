import type { FastifyServerOptions } from 'fastify';
import { pino, type DestinationStream, type Logger } from 'pino';

const STDERR = 2;
/** Where secrets stand in what we or a library might log. */
const SECRETS = ['authorization', 'cookie', 'sign', 'set-cookie'].flatMap((name) => [
  `*.headers["${name}"]`,
  `headers["${name}"]`,
  `*["${name}"]`,
]);

/** An error for the log: a failed statement without its values, which belong to a visitor. */
function errorForLog(error: Error & { query?: string; code?: string }): unknown {
  const origin = error.query !== undefined && error.cause instanceof Error ? (error.cause as NodeJS.ErrnoException) : error;
  return { type: origin.name, message: origin.message, code: origin.code, stack: origin.stack, query: error.query };
}

/** Structured lines on stderr; stdout belongs to the one line that says the site is ready. */
export function createLogger(level: string, destination: DestinationStream = pino.destination({ fd: STDERR, sync: false })): Logger {
  const serializers = {
    // A query may hold a token or an address, so only the path is kept.
    req: ({ method, url, ip }: { method: string; url: string; ip: string }) => ({ method, path: url.split('?', 1)[0], ip }),
    res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    err: errorForLog,
  };
  return pino({ level, serializers, redact: { paths: SECRETS, censor: '[redacted]' } }, destination);
}

/** Fastify's logging options; at `silent` nothing is made per request. */
export function loggingOptions(level: string): Pick<FastifyServerOptions, 'logger' | 'loggerInstance'> {
  return level === 'silent' ? { logger: false } : { loggerInstance: createLogger(level) };
}
