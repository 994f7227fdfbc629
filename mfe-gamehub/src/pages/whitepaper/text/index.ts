import type { Locale } from '@mortar/protocol';
import { english } from './en.ts';
import type { WhitepaperText } from './types.ts';
import { hongKongChinese } from './zh-hk.ts';

export type { Block, Offer, Section, WhitepaperText } from './types.ts';

/** Which edition this is. A change of what the paper says makes a new one; a printed PDF carries both. */
export const EDITION = { number: 9, date: '2026-11-26' } as const;

/** The document in each language. Both are in the page's one file: a switch waits for nothing. */
export const WHITEPAPER: Record<Locale, WhitepaperText> = { en: english, 'zh-HK': hongKongChinese };
