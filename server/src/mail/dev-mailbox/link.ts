import type { FastifyRequest } from 'fastify';
import { hasDevMailbox } from '../../config/trial.ts';
import { isForwarded } from '../../lib/forwarded.ts';

export const DEV_MAILBOX = '/dev/mailbox';

/** Where a request's browser finds the dev mailbox; undefined where there is none or it may not see it. */
export function devMailboxFor(config: Parameters<typeof hasDevMailbox>[0], request: Pick<FastifyRequest, 'headers'>): string | undefined {
  return hasDevMailbox(config) && !isForwarded(request) ? DEV_MAILBOX : undefined;
}
