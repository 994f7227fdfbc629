import type { Locale } from '@mortar/protocol';
import en from '../../locales/en.json' with { type: 'json' };
import zhHk from '../../locales/zh-HK.json' with { type: 'json' };

/** Key of a text, without the room's prefix. */
export type TextKey = keyof typeof en extends `games.${infer Key}` ? Key : never;
/** Gives a text in the language of the page, its placeholders filled. */
export type Texts = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

const CATALOGUES: Record<Locale, Record<string, string>> = { en, 'zh-HK': zhHk };

export function textsOf(locale: Locale): Texts {
  return (key, values = {}) =>
    (CATALOGUES[locale][`games.${key}`] ?? key).replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
