import type { FastifyRequest, onRequestHookHandler } from 'fastify';
import { AppError } from './app-error.ts';

/** What proxies and tunnels add: a request that carries one does not come straight from this machine or network. */
const FORWARDED =
  /^(?:(?:x-)?forwarded|x-(?:original|rewrite)-|x-(?:real|client|cluster-client|proxyuser)-ip$|true-client-ip$|fastly-client-ip$|cf-|fly-|via$)/;

/** Whether a request came through a proxy, by its headers. */
export const isForwarded = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  Object.keys(headers).some((name) => FORWARDED.test(name));

/** Hook for what is told only to who asks this server itself: 404 to whoever comes through a proxy. */
export const notForwarded: onRequestHookHandler = (request, _reply, done) => {
  done(isForwarded(request) ? new AppError('notFound') : undefined);
};
