import type { FastifyRequest, onRequestHookHandler } from 'fastify';
import { hasDevMailbox } from '../../config/trial.ts';
import { AppError } from '../../lib/app-error.ts';

/** What proxies and tunnels add: a request that carries one does not come from this machine's own browser. */
const FORWARDED = /^(x-forwarded-|x-real-ip$|x-client-ip$|x-cluster-client-ip$|x-original-|true-client-ip$|cf-|fly-|forwarded$|via$)/;

export const DEV_MAILBOX = '/dev/mailbox';

const isForwarded = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean => Object.keys(headers).some((name) => FORWARDED.test(name));

/** Hook for pages that exist only for who sits at this machine: 404 to everybody else. A foreign Host never comes this far. */
export const hereOnly: onRequestHookHandler = (request, _reply, done) => {
  done(isForwarded(request) ? new AppError('notFound') : undefined);
};

/** Where a request's browser finds the dev mailbox; undefined where there is none or it may not see it. */
export function devMailboxFor(config: Parameters<typeof hasDevMailbox>[0], request: Pick<FastifyRequest, 'headers'>): string | undefined {
  return hasDevMailbox(config) && !isForwarded(request) ? DEV_MAILBOX : undefined;
}
