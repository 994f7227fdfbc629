import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../db/db.ts';
import type { Jobs } from '../../../jobs/index.ts';
import { route } from '../../../lib/route.ts';
import { personOf } from '../confirmation/index.ts';
import { createInvites } from './service.ts';
import type { createJudge } from './judge.ts';

export { createJudge } from './judge.ts';
export { createInviteOffice, type InviteOffice } from './operator.ts';

const QUEUE = 'account.invites';
const EVERY_MS = 10 * 60_000;

/** Binds a person's invite code and the list of who came by it. */
export function registerInviteRoutes(app: FastifyInstance, deps: { db: Db; publicUrl: string }): void {
  const invites = createInvites(deps);
  route(app, 'account.inviteCode', ({ request }) => invites.code(personOf(request).userId));
  route(app, 'account.inviteList', ({ query, request }) => invites.list(personOf(request).userId, query));
}

/** Has invites judged now and then, by one of all processes. */
export async function judgeInvites(
  app: FastifyInstance,
  { db, jobs, judge }: { db: Db; jobs: Jobs; judge: ReturnType<typeof createJudge> },
): Promise<void> {
  await jobs.work(QUEUE, judge);
  const order = () =>
    jobs
      .sendOnce(db, QUEUE, {}, EVERY_MS / 1000)
      .catch((error: unknown) => app.log.warn({ err: error }, 'no look at the invites was ordered'));
  const timer = setInterval(order, EVERY_MS).unref();
  await order();
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
}
