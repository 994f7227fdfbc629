import type { LocalizedText } from '@mortar/protocol';
import type { MARKET_PEOPLE_CODES } from '@mortar/protocol/market';
import { operations } from '@mortar/protocol/market/people/operations';
import type { ModuleManifest } from '../../core/module.ts';

const messages: Record<keyof typeof MARKET_PEOPLE_CODES, LocalizedText> = {
  watchlistFull: {
    en: 'Your watchlist is full. Take something off it first.',
    'zh-HK': '關注清單已滿，請先移除一些項目。',
  },
  reportsFull: {
    en: 'That’s enough reports for today. Thank you, and come back tomorrow.',
    'zh-HK': '今天的舉報次數已用完，多謝你，請明天再來。',
  },
};

export const market = { name: 'market', operations, messages } as const satisfies ModuleManifest;
