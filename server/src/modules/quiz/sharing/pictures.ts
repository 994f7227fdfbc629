import { isLocale, type Locale } from '@mortar/protocol';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../db/db.ts';
import { createPngs } from '../../site/index.ts';
import { createShareDrawing } from './picture.ts';
import { sharesOf, type ShareRow } from './repository.ts';
import { shareWords } from './words.ts';

const ADDRESS = /^\/quiz-pictures\/([A-Za-z0-9_-]{22})\/([A-Za-z-]{2,8})\.png$/;

/** Path of a share's picture in a language. */
export const picturePath = (id: string, locale: Locale): string => `/quiz-pictures/${id}/${locale}.png`;

interface ShownShare {
  share: ShareRow;
  locale: Locale;
  /** Empty where no name stands on it. */
  name: string;
}

/** Serves pictures of what is shared, with the name that its person has now; none of what is gone. */
export function servePictures(app: FastifyInstance, { db, publicUrl, nameOf }: { db: Db; publicUrl: string; nameOf: NameOf }): void {
  const draw = createShareDrawing();
  const address = `${new URL(publicUrl).host}/quiz`;
  const pictureOf = createPngs(({ share, locale, name }: ShownShare) => {
    const { theme, marks } = share;
    return draw({ locale, theme, words: shareWords(share, locale, name), marks, address });
  });

  app.get('/quiz-pictures/*', { schema: { hide: true } }, async (request, reply) => {
    const [, id, locale] = ADDRESS.exec(request.url.split('?')[0]!) ?? [];
    if (!id || !isLocale(locale!)) return reply.status(404).send();
    const share = await sharesOf(db).find(id);
    if (!share) return reply.status(404).send();
    const name = await nameOf(share.namedId);
    const picture = await pictureOf(`${id} ${locale} ${name}`, { share, locale, name });
    return reply
      .header('cache-control', 'public, max-age=86400')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('image/png')
      .send(picture);
  });
}

/** Name of somebody; empty for nobody, and for who is gone. */
export type NameOf = (userId: number | null) => Promise<string>;
