import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { renderDocs, type ApiDocument } from '../docs/docs-page.ts';
import { renderStart } from '../docs/start-page.ts';
import { DOCS_STYLE } from '../docs/style.ts';

const STYLE_HASH = createHash('sha256').update(DOCS_STYLE).digest('base64');
const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

async function register(app: FastifyInstance, { publicUrl }: { publicUrl: string }): Promise<void> {
  const sendPage = (reply: FastifyReply, html: string) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', PAGE_POLICY).send(html);
  const options = { schema: { hide: true } };

  app.get('/api/openapi.json', options, (_request, reply) => reply.send(app.swagger()));
  app.get('/api/docs', options, (_request, reply) => sendPage(reply, renderDocs(app.swagger() as ApiDocument)));
  app.get('/api/docs/start', options, (_request, reply) => sendPage(reply, renderStart(publicUrl)));
}

/** The document for programs at `/api/openapi.json`, and for people the reference at `/api/docs` and how to begin at `/api/docs/start`. */
export const apiDocs = fastifyPlugin(register, { name: 'api-docs', dependencies: ['openapi'] });
