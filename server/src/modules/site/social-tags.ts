import { LOCALES, type Locale } from '@mortar/protocol';
import { escapeHtml } from '../../lib/escape.ts';
import type { PageCard } from './page-cards.ts';
import { PICTURE_HEIGHT, PICTURE_TYPE, PICTURE_WIDTH } from './preview/index.ts';
import { cutDescription, cutTitle, SITE_NAME, withoutSiteName } from './texts.ts';

export interface SocialCard {
  card: PageCard;
  locale: Locale;
  /** Origin that visitors use. */
  origin: string;
  /** Path of the picture that is drawn for a page without one of its own. */
  drawn: string;
  /** Whether the card is the page's own: another page's must not be taken for it. */
  isOwn: boolean;
}

/** Languages as the Open Graph protocol writes them: with a territory. */
const OG_LOCALES: Record<Locale, string> = { en: 'en_GB', 'zh-HK': 'zh_HK' };

/** What the picture shows, for who does not see it. */
const PICTURE_TEXTS: Record<Locale, (title: string) => string> = {
  en: (title) => `“${title}”, beside a brick wall that is being built`,
  'zh-HK': (title) => `「${title}」，旁邊是一面正在砌的磚牆`,
};

const meta = (attribute: 'name' | 'property', name: string, content: string | number) =>
  `<meta ${attribute}="${name}" content="${escapeHtml(String(content))}">`;

/** Tags by which other sites show a link to the page: Open Graph, a large picture for X, the address that it is known by. */
export function socialTags({ card, locale, origin, drawn, isOwn }: SocialCard): string[] {
  const address = origin + card.path;
  const title = withoutSiteName(cutTitle(card.title[locale]));
  const og = (name: string, content: string | number) => meta('property', `og:${name}`, content);
  const { picture } = card;
  const pictureTags = picture
    ? [
        og('image', origin + picture.path[locale]),
        og('image:width', picture.width),
        og('image:height', picture.height),
        og('image:alt', picture.alt[locale]),
      ]
    : [
        og('image', origin + drawn),
        og('image:type', PICTURE_TYPE),
        og('image:width', PICTURE_WIDTH),
        og('image:height', PICTURE_HEIGHT),
        og('image:alt', PICTURE_TEXTS[locale](title)),
      ];
  return [
    ...(isOwn ? [`<link rel="canonical" href="${escapeHtml(address)}">`] : []),
    og('type', 'website'),
    og('site_name', SITE_NAME),
    og('title', title),
    og('description', cutDescription(card.description[locale])),
    og('url', address),
    og('locale', OG_LOCALES[locale]),
    ...LOCALES.filter(({ code }) => code !== locale).map(({ code }) => og('locale:alternate', OG_LOCALES[code])),
    ...pictureTags,
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}
