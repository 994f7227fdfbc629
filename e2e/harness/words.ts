import type { Locale } from '@mortar/protocol';
import en from '../../shared/remote-kit/src/words/locales/en.json' with { type: 'json' };
import zhHk from '../../shared/remote-kit/src/words/locales/zh-HK.json' with { type: 'json' };

/** Says a text by its id, what stands in braces filled in. */
export type Say<Id extends string> = (id: Id, values?: Record<string, string>) => string;

/** The words of catalogues as a person reads them in a language; texts with plurals are not for it. */
export const sayFrom =
  <Id extends string>(catalogues: Record<Locale, Record<Id, string>>) =>
  (locale: Locale): Say<Id> =>
  (id, values = {}) =>
    catalogues[locale][id].replaceAll(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole);

/** The words that all remotes share, in a language. */
export const sayKit = sayFrom<keyof typeof en>({ en, 'zh-HK': zhHk });
