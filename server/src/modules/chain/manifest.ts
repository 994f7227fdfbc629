import type { LocalizedText } from '@mortar/protocol';
import type { MARKET_CODES } from '@mortar/protocol/market';
import { operations } from '@mortar/protocol/market/operations';
import type { ModuleManifest } from '../../core/module.ts';
import { chainSettings } from './settings.ts';

const messages: Record<keyof typeof MARKET_CODES, LocalizedText> = {
  optionRefused: {
    en: 'A trade on these terms would fail. Check the price, the dates and your approval.',
    'zh-HK': '以此條件交易將會失敗，請檢查價格、日期及授權。',
  },
};

export const chain = { name: 'chain', operations, messages, settings: [chainSettings] } as const satisfies ModuleManifest;
