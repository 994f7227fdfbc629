import { Readable } from 'node:stream';
import type { Animation } from '@mortar/protocol/market';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { rangeOf } from '../../../../lib/byte-range.ts';
import { ObjectMissing } from '../../../../objects/index.ts';
import { TYPES, type AnimationType } from './kind.ts';
import { policyOf } from './policy.ts';
import type { Kept, Shelf } from './shelf.ts';

const NAME = new RegExp(`^([0-9a-f]{64})\\.(${Object.keys(TYPES).join('|')})$`);
const PARTIAL = 206;
const NOT_SATISFIABLE = 416;

/** A copy as pages play it. */
export const animationOf = ({ id, type }: Pick<Kept, 'id' | 'type'>): Animation => ({
  kind: TYPES[type].kind,
  src: `/animations/${id}.${type}`,
});

const refuse = (reply: FastifyReply) =>
  reply
    .status(404)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': policyOf('picture') })
    .type('text/plain; charset=utf-8')
    .send('Not found');

/** Serves copies of what tokens play at `/animations/<id>.<type>`: one content for ever under each, whole or in parts. */
export function serveAnimations(app: FastifyInstance, shelf: Pick<Shelf, 'read' | 'size'>): void {
  app.get<{ Params: { '*': string } }>('/animations/*', { schema: { hide: true } }, async (request, reply) => {
    const [, id, ending] = NAME.exec(request.params['*']) ?? [];
    const type = ending as AnimationType;
    const size = id && (await shelf.size(id, type));
    if (!id || !size) return refuse(reply);
    const { kind, media } = TYPES[type];
    const etag = `"${id}"`;
    const headers = {
      etag,
      'content-type': media,
      'content-security-policy': policyOf(kind),
      'x-dns-prefetch-control': 'off',
      'referrer-policy': 'no-referrer',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
    };
    if (request.headers['if-none-match'] === etag) return reply.headers(headers).status(304).send();
    const isWhole = request.headers['if-range'] !== undefined && request.headers['if-range'] !== etag;
    const range = isWhole ? undefined : rangeOf(request.headers.range, size);
    if (range === null) return reply.status(NOT_SATISFIABLE).header('content-range', `bytes */${size}`).send();
    // Opened before anything is answered, so that what cannot be read is never kept for a year.
    const stream =
      request.method === 'HEAD'
        ? Readable.from([])
        : await shelf.read(id, type, range).catch((error: unknown) => {
            if (error instanceof ObjectMissing) return undefined;
            throw error;
          });
    if (!stream) return refuse(reply);
    reply.headers(headers).header('content-length', range ? range.end - range.start + 1 : size);
    if (range) reply.status(PARTIAL).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
    return reply.send(stream);
  });
}
