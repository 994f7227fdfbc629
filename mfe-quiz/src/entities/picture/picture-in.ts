import type { EventQuestion } from '@mortar/protocol/quiz';

/** The picture of a live event's question in a language. */
export const pictureIn = ({ picture }: Pick<EventQuestion, 'picture'>, locale: 'en' | 'zh-HK') =>
  picture && { src: picture.src, alt: picture.alt[locale] };
