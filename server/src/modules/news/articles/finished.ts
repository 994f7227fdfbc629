import type { LocalizedText } from '@mortar/protocol';
import { ARTICLE_LIMITS, tagsIn, type ArticleDraft, type ArticleText } from '@mortar/protocol/news';
import { AppError, type FieldTexts } from '../../../lib/app-error.ts';
import { keptLine, keptText } from '../../../lib/kept-text.ts';

const EMPTY: LocalizedText = { en: 'Write something here.', 'zh-HK': '請填寫內容。' };
const TAG = /^[\p{L}\p{M}\p{N}_・·ー]{1,50}$/u;
const LANGS = ['en', 'zh-HK'] as const;
const TEXTS = ['title', 'summary', 'body'] as const;

const atMost = (most: number): LocalizedText => ({ en: `At most ${most} characters.`, 'zh-HK': `最多 ${most} 個字元。` });
const TAGS_WRONG: LocalizedText = {
  en: `Use up to ${ARTICLE_LIMITS.tags} tags of letters and digits, separated by spaces.`,
  'zh-HK': `最多 ${ARTICLE_LIMITS.tags} 個標籤，只可用文字和數字，以空格分隔。`,
};

/** An article as it is published. */
export type FinishedArticle = Pick<ArticleDraft, 'category' | 'alt'> & { tags: string[]; texts: Record<'en' | 'zh-HK', ArticleText> };

/** The texts of an article as they are kept. @throws AppError `validation` naming each field that is empty or too long */
export function keptTexts(given: Readonly<Record<'en' | 'zh-HK', ArticleText>>): Record<'en' | 'zh-HK', ArticleText> {
  const faults: Record<string, LocalizedText> = {};
  const kept = (lang: 'en' | 'zh-HK'): ArticleText => {
    const { title, summary, body } = given[lang];
    const text = { title: keptLine(title), summary: keptLine(summary), body: keptText(body) };
    for (const part of TEXTS) {
      if (text[part] === '') faults[`texts.${lang}.${part}`] = EMPTY;
      else if (text[part].length > ARTICLE_LIMITS[part]) faults[`texts.${lang}.${part}`] = atMost(ARTICLE_LIMITS[part]);
    }
    return text;
  };
  const texts = { en: kept(LANGS[0]), 'zh-HK': kept(LANGS[1]) };
  if (Object.keys(faults).length > 0) throw new AppError('validation', { fields: faults satisfies FieldTexts });
  return texts;
}

/** What a draft is when it is published. @throws AppError `validation` naming what is missing */
export function finishedOf({ category, tags, texts, alt }: ArticleDraft): FinishedArticle {
  const words = tagsIn(tags);
  if (words.length > ARTICLE_LIMITS.tags || !words.every((word) => TAG.test(word)))
    throw new AppError('validation', { fields: { tags: TAGS_WRONG } });
  return { category, tags: words, texts: keptTexts(texts), alt: { en: keptLine(alt.en), 'zh-HK': keptLine(alt['zh-HK']) } };
}
