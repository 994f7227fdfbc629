import type { Locale } from '@mortar/protocol';
import { english } from './en.ts';
import type { WhitepaperText } from './types.ts';
import { hongKongChinese } from './zh-hk.ts';

export { EDITION } from './edition.ts';
export type { Block, Offer, Section, WhitepaperText } from './types.ts';

/** The document in each language. Both are in the page's one file: a switch waits for nothing. */
export const WHITEPAPER: Record<Locale, WhitepaperText> = { en: english, 'zh-HK': hongKongChinese };
