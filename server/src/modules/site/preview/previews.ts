import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '@mortar/protocol';
import { hasAlready } from '../../../lib/if-none-match.ts';
import { sendNothing } from '../../../lib/send-nothing.ts';
import type { PageCard, PageCards } from '../page-cards.ts';
import { cutDescription, cutTitle, withoutSiteName } from '../texts.ts';
import { readAddress, versionOf, writeAddress } from './address.ts';
import { createDrawing, type DrawnCard } from './drawing.ts';
import { PICTURE_TYPE } from './format.ts';
import { createPngs } from './pngs.ts';

/** Under its own address a picture never changes; one that is asked for by an older address may be newer tomorrow. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_NOW = 'public, max-age=300';

function drawnCard({ key, title, description }: PageCard, locale: Locale): DrawnCard {
  return { locale, key, title: withoutSiteName(cutTitle(title[locale])), description: cutDescription(description[locale]) };
}

/** Pictures by which other sites show a link to a page: of pages that there are, in the words of their rooms. */
export function createPreviews(cards: PageCards) {
  const pictureOf = createPngs(createDrawing());

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const wanted = readAddress(request.url);
    const card = wanted && (wanted.path === '/' ? await cards.ofSite() : await cards.ofPage(wanted.path));
    if (!card) return sendNothing(reply);
    const drawn = drawnCard(card, wanted.locale);
    const version = versionOf(drawn);
    const etag = `"${version}"`;
    const isKnown = hasAlready(etag, request.headers['if-none-match']);
    // Before any header: nobody keeps a refusal for a year.
    const picture = isKnown ? undefined : await pictureOf(version, drawn);
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
