import { inBoth, type PageTextSource } from '../../core/page-texts.ts';
import type { Db } from '../../db/db.ts';
import { newsOf } from './items/repository.ts';

/** What the page of a piece of news says of itself. */
export const newsPageTexts =
  (db: Db): PageTextSource =>
  async (pathname) => {
    const [, id] = /^\/news\/([1-9][0-9]{0,14})$/.exec(pathname) ?? [];
    if (id === undefined) return /^\/news\/(?!(sources|desk|write(\/.*)?)$)./.test(pathname) ? null : undefined;
    const row = await newsOf(db).find(Number(id));
    if (!row) return null;
    const { en = Object.values(row.texts)[0]!, 'zh-HK': chinese = en } = row.texts;
    const both = (field: 'title' | 'summary') => ({ en: en[field], 'zh-HK': chinese[field] });
    const { picture: of } = row;
    return {
      title: both('title'),
      ...(en.summary !== '' && { description: both('summary') }),
      ...(of && { picture: { path: inBoth(of.url), width: of.width, height: of.height, alt: of.alt } }),
    };
  };
