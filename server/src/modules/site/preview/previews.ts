import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '@mortar/protocol';
import { LRUCache } from 'lru-cache';
import { createGate } from '../../../lib/gate.ts';
import { sharp } from '../../../lib/libvips.ts';
import { hasAlready, sendNothing } from '../../registry/index.ts';
import type { PageCard, PageCards } from '../page-cards.ts';
import { cutDescription, cutTitle, withoutSiteName } from '../texts.ts';
import { readAddress, versionOf, writeAddress } from './address.ts';
import { createDrawing, type DrawnCard } from './drawing.ts';
import { PICTURE_TYPE } from './format.ts';

/** Drawing keeps a processor busy for a moment: one at a time, and no long row of them. */
const DRAWN = { atOnce: 1, waiting: 32 };
/** Pictures that are kept, in bytes of all of them. */
const KEPT_BYTES = 8 << 20;

/** Under its own address a picture never changes; one that is asked for by an older address may be newer tomorrow. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_NOW = 'public, max-age=300';

function drawnCard({ key, title, description }: PageCard, locale: Locale): DrawnCard {
  return { locale, key, title: withoutSiteName(cutTitle(title[locale])), description: cutDescription(description[locale]) };
}

/** Makes pictures as PNG; the same card gives the same bytes. */
function createPictures() {
  const draw = createDrawing();
  const gate = createGate(DRAWN);
  const pictures = new LRUCache<string, Buffer, DrawnCard>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (picture) => picture.length,
    ignoreFetchAbort: true,
    // Those who ask for the same picture at the same time wait for one drawing.
    fetchMethod: (_version, _stale, { context }) =>
      gate(async () =>
        sharp(Buffer.from(await draw(context)))
          .png({ compressionLevel: 9 })
          .toBuffer(),
      ),
  });
  return (card: DrawnCard): Promise<Buffer> => pictures.forceFetch(versionOf(card), { context: card });
}

/** Pictures by which other sites show a link to a page: of pages that there are, in the words of their rooms. */
export function createPreviews(cards: PageCards) {
  const pictureOf = createPictures();

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const wanted = readAddress(request.url);
    const card = wanted && (wanted.path === '/' ? await cards.ofSite() : await cards.ofPage(wanted.path));
    if (!card) return sendNothing(reply);
    const drawn = drawnCard(card, wanted.locale);
    const version = versionOf(drawn);
    const etag = `"${version}"`;
    const isKnown = hasAlready(etag, request.headers['if-none-match']);
    // Before any header: nobody keeps a refusal for a year.
    const picture = isKnown ? undefined : await pictureOf(drawn);
    reply
      .header('etag', etag)
      .header('cache-control', wanted.version === version ? FOR_EVER : FOR_NOW)
      .header('cross-origin-resource-policy', 'cross-origin');
    return picture ? reply.type(PICTURE_TYPE).send(picture) : reply.status(304).send();
  }

  return {
    /** Path of a card's picture. */
    addressOf: (card: PageCard, locale: Locale): string =>
      writeAddress({ version: versionOf(drawnCard(card, locale)), locale, path: card.path }),
    serve: (app: FastifyInstance): void => {
      app.get('/preview/*', { schema: { hide: true } }, answer);
    },
  };
}
