import type { FastifyInstance } from 'fastify';
import type { Picture } from '@mortar/protocol/market';
import { sendNothing } from '../../../../lib/send-nothing.ts';
import { ObjectMissing } from '../../../../objects/index.ts';
import { SIDES } from '../limits.ts';
import type { Gallery, PictureSize } from './gallery.ts';

const NAME = new RegExp(`^([0-9a-f]{64})-(${Object.values(SIDES).join('|')})\\.webp$`);
/** Whatever it is opened with, it runs, loads and frames nothing. */
const POLICY = "sandbox; default-src 'none'; frame-ancestors 'none'";

const addressOf = (id: string, size: PictureSize): string => `/pictures/${id}-${SIDES[size]}.webp`;

/** A picture's addresses for pages. */
export const pictureOf = (picture: { id: string; width: number; height: number }): Picture => ({
  small: addressOf(picture.id, 'small'),
  large: addressOf(picture.id, 'large'),
  width: picture.width,
  height: picture.height,
});

/** Serves pictures of tokens at `/pictures/<id>-<longest side>.webp`: one content for ever under each. */
export function servePictures(app: FastifyInstance, gallery: Pick<Gallery, 'read' | 'size'>): void {
  app.get<{ Params: { '*': string } }>('/pictures/*', { schema: { hide: true } }, async (request, reply) => {
    const [, id, side] = NAME.exec(request.params['*']) ?? [];
    const size: PictureSize = Number(side) === SIDES.small ? 'small' : 'large';
    reply.header('content-security-policy', POLICY);
    const length = id && (await gallery.size(id, size));
    if (!id || !length) return sendNothing(reply);
    const etag = `"${id}-${side}"`;
    const stream =
      request.headers['if-none-match'] === etag || request.method === 'HEAD'
        ? undefined
        : await gallery.read(id, size).catch((error: unknown) => {
            if (error instanceof ObjectMissing) return null;
            throw error;
          });
    if (stream === null) return sendNothing(reply);
    reply.headers({ etag, 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' });
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    return reply.header('content-length', length).send(stream);
  });
}
