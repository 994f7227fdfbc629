import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { renderDocs, type ApiDocument } from '../docs/docs-page.ts';
import { DOCS_STYLE } from '../docs/style.ts';

const STYLE_HASH = createHash('sha256').update(DOCS_STYLE).digest('base64');
const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

async function register(app: FastifyInstance): Promise<void> {
  app.get('/api/openapi.json', { schema: { hide: true } }, (_request, reply) => reply.send(app.swagger()));

  app.get('/api/docs', { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', PAGE_POLICY)
      .send(renderDocs(app.swagger() as ApiDocument)),
  );
}

/** The document for programs at `/api/openapi.json`, and a page to read it at `/api/docs`. */
export const apiDocs = fastifyPlugin(register, { name: 'api-docs', dependencies: ['openapi'] });
