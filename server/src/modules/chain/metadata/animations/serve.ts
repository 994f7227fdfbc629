import type { Animation } from '@mortar/protocol/market';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendNothing } from '../../../../lib/send-nothing.ts';
import { sendObject } from '../../../../objects/index.ts';
import { TYPES, type AnimationType } from './kind.ts';
import { policyOf } from './policy.ts';
import type { Kept, Shelf } from './shelf.ts';

const NAME = new RegExp(`^([0-9a-f]{64})\\.(${Object.keys(TYPES).join('|')})$`);

/** A copy as pages play it. */
export const animationOf = ({ id, type }: Pick<Kept, 'id' | 'type'>): Animation => ({
  kind: TYPES[type].kind,
  src: `/animations/${id}.${type}`,
});

const refuse = (reply: FastifyReply) => sendNothing(reply.header('content-security-policy', policyOf('picture')));

/** Serves copies of what tokens play at `/animations/<id>.<type>`: one content for ever under each, whole or in parts. */
export function serveAnimations(app: FastifyInstance, shelf: Pick<Shelf, 'read' | 'size'>): void {
  app.get<{ Params: { '*': string } }>('/animations/*', { schema: { hide: true } }, async (request, reply) => {
    const [, id, ending] = NAME.exec(request.params['*']) ?? [];
    const type = ending as AnimationType;
    const size = id && (await shelf.size(id, type));
    if (!id || !size) return refuse(reply);
    const { kind, media } = TYPES[type];
    const headers = {
      etag: `"${id}"`,
      'content-type': media,
      'content-security-policy': policyOf(kind),
      'x-dns-prefetch-control': 'off',
      'referrer-policy': 'no-referrer',
      'cache-control': 'public, max-age=31536000, immutable',
    };
    const isThere = await sendObject(request, reply, { size, headers, read: (range) => shelf.read(id, type, range) });
    return isThere ? reply : refuse(reply);
  });
}
