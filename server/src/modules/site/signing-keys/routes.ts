import { operations } from '@mortar/protocol/site/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { PublicSignKeys } from '../../../lib/sign-keys.ts';

/** Binds what a client needs that is no page of ours: pages have key and time in their HTML. */
export function registerSigningKeys(app: FastifyInstance, { keys, clock }: { keys: PublicSignKeys; clock: Clock }): void {
  route(app, operations.getSigningKeys, () => ({ now: clock.now(), keys }));
}
