import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Type } from 'typebox';
import type { Config } from '../../config.ts';
import { hasDevMailbox } from '../../config/trial.ts';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { notForwarded } from '../../lib/forwarded.ts';
import type { Keyring } from '../../lib/keyring.ts';
import { createMailboxRepository, type KeptMail } from '../mailbox-repository.ts';
import { DEV_MAILBOX } from './link.ts';
import { listPage, mailPage } from './pages.ts';
import { MAILBOX_STYLE } from './style.ts';
import { textsFor } from './texts.ts';

const STYLE_HASH = createHash('sha256').update(MAILBOX_STYLE).digest('base64');
const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
/** A mail's own HTML: inline styles, no script, nothing fetched; its links open in a tab of their own. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

const HIDDEN = { schema: { hide: true, querystring: Type.Object({ to: Type.Optional(Type.String()) }) }, onRequest: notForwarded };

function sendHtml(reply: FastifyReply, html: string, policy = PAGE_POLICY): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .send(html);
}

export interface DevMailboxDeps {
  config: Pick<Config, 'smtpUrl' | 'publicUrl' | 'host' | 'trustProxy'>;
  db: Db;
  keyring: Keyring;
  clock: Clock;
}

/** Pages that show what was not sent away, and the same as JSON for tests; they exist only where the dev mailbox does (docs/design/server.md). */
export function devMailbox(app: FastifyInstance, { config, ...deps }: DevMailboxDeps): void {
  if (!hasDevMailbox(config)) return;
  const mailbox = createMailboxRepository(deps);

  async function mailOf(id: string): Promise<KeptMail> {
    const mail = /^\d{1,15}$/.test(id) ? await mailbox.byId(Number(id)) : undefined;
    if (!mail) throw new AppError('notFound');
    return mail;
  }

  app.get<{ Querystring: { to?: string } }>(DEV_MAILBOX, HIDDEN, async (request, reply) => {
    const { to } = request.query;
    return sendHtml(reply, listPage(textsFor(request), await mailbox.list(to), to));
  });
  app.get<{ Params: { id: string } }>(`${DEV_MAILBOX}/:id`, HIDDEN, async (request, reply) =>
    sendHtml(reply, mailPage(textsFor(request), await mailOf(request.params.id))),
  );
  app.get<{ Params: { id: string } }>(`${DEV_MAILBOX}/:id/html`, HIDDEN, async ({ params }, reply) =>
    sendHtml(reply, (await mailOf(params.id)).html, MAIL_POLICY),
  );
  app.get<{ Querystring: { to?: string } }>(`${DEV_MAILBOX}.json`, HIDDEN, async ({ query }, reply) =>
    reply.header('cache-control', 'no-store').send(await mailbox.list(query.to)),
  );
}
