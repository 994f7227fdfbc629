import { isLocale, type Locale } from '@mortar/protocol';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { createGate } from '../../../lib/gate.ts';
import { sharp } from '../../../lib/libvips.ts';
import type { Db } from '../../../db/db.ts';
import { createShareDrawing } from './picture.ts';
import { sharesOf } from './repository.ts';
import { shareWords } from './words.ts';

/** Drawing keeps a processor busy for a moment: one at a time, and no long row of them. */
const DRAWN = { atOnce: 1, waiting: 32 };
/** Pictures that are kept, in bytes of all of them. */
const KEPT_BYTES = 8 << 20;
const ADDRESS = /^\/quiz-pictures\/([A-Za-z0-9_-]{22})\/([A-Za-z-]{2,8})\.png$/;

/** Path of a share's picture in a language. */
export const picturePath = (id: string, locale: Locale): string => `/quiz-pictures/${id}/${locale}.png`;

/** Serves pictures of what is shared, each made once while it is asked for. */
export function servePictures(app: FastifyInstance, { db, publicUrl, nameOf }: { db: Db; publicUrl: string; nameOf: NameOf }): void {
  const draw = createShareDrawing();
  const gate = createGate(DRAWN);
  const address = `${new URL(publicUrl).host}/quiz`;
  const kept = new LRUCache<string, Buffer>({ maxSize: KEPT_BYTES, sizeCalculation: (picture) => picture.length });

  async function make(id: string, locale: Locale): Promise<Buffer | undefined> {
    const share = await sharesOf(db).find(id);
    if (!share) return undefined;
    const { theme, marks } = share;
    const words = shareWords(share, locale, await nameOf(share.namedId));
    const svg = await draw({ locale, theme, words, marks, address });
    return gate(() => sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer());
  }

  app.get('/quiz-pictures/*', { schema: { hide: true } }, async (request, reply) => {
    const [, id, locale] = ADDRESS.exec(request.url.split('?')[0]!) ?? [];
    if (!id || !isLocale(locale!)) return reply.status(404).send();
    const key = `${id} ${locale}`;
    const picture = kept.get(key) ?? (await make(id, locale));
    if (!picture) return reply.status(404).send();
    kept.set(key, picture);
    return reply
      .header('cache-control', 'public, max-age=86400')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('image/png')
      .send(picture);
  });
}

/** Name of somebody; empty for nobody, and for who is gone. */
export type NameOf = (userId: number | null) => Promise<string>;
