import { LOCALES, type Locale } from '@mortar/protocol';

/** The printed whitepaper in each language, as files of this build. `npm run print` makes them. */
const PDF_URLS: Record<Locale, string> = {
  en: new URL('../../../assets/whitepaper.en.pdf', import.meta.url).href,
  'zh-HK': new URL('../../../assets/whitepaper.zh-HK.pdf', import.meta.url).href,
};

/** A PDF per language, each named in its own language. */
export const WHITEPAPER_PDFS = LOCALES.map(({ code, iso, name }) => ({ code, iso, name, url: PDF_URLS[code] }));
