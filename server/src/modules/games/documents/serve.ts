import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../config.ts';
import { sendNothing } from '../../../lib/send-nothing.ts';
import { createFileSender } from '../../registry/index.ts';
import { DOCUMENT_REST, DOCUMENT_ROUTE, documentFolder, FONTS } from './address.ts';
import { documentPolicy } from './policy.ts';

/** What a game's document is made of. */
const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

const FILE = /^[a-z-]+\.(css|html|js|svg|woff2)$/;
const GAME = /^[a-z][a-z0-9-]{1,31}$/;

/** Not an endpoint of the API. */
const HIDDEN = { schema: { hide: true } };

interface Address {
  version: string;
  id: string;
  file: string;
}

/**
 * Serves the documents of games, of this build and of those before it. A frame of an opaque origin is no page of ours
 * to a browser, so its files say that any page may load them.
 */
export function serveDocuments(app: FastifyInstance, { gamesDir, publicUrl }: Pick<Config, 'gamesDir' | 'publicUrl'>): void {
  const send = createFileSender((file) => TYPES[file.slice(file.lastIndexOf('.') + 1)]);
  app.get<{ Params: Address }>(DOCUMENT_ROUTE, HIDDEN, (request, reply) => {
    const { version, id, file } = request.params;
    if (!GAME.test(id) || !FILE.test(file)) return sendNothing(reply);
    reply.headers({
      'content-security-policy': documentPolicy(
        `${publicUrl}${documentFolder(version, id)}`,
        `${publicUrl}${documentFolder(version, FONTS)}`,
      ),
      'cross-origin-resource-policy': 'cross-origin',
      // Without an origin, only what any page may read can be held against the hash that the document names, or be a font.
      'access-control-allow-origin': '*',
    });
    return send(request, reply, { parent: gamesDir, version, file: `${id}/${file}` });
  });
  app.get(DOCUMENT_REST, HIDDEN, (_request, reply) => sendNothing(reply));
}
