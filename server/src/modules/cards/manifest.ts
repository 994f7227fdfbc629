import type { LocalizedText } from '@mortar/protocol';
import type { CARDS_CODES } from '@mortar/protocol/cards';
import { operations } from '@mortar/protocol/cards/operations';
import type { ModuleManifest } from '../../core/module.ts';

const messages: Record<keyof typeof CARDS_CODES, LocalizedText> = {
  priceChanged: {
    en: 'The price has changed. Check it and buy again.',
    'zh-HK': '價錢變了，請看清楚再買。',
  },
  insufficientBricks: { en: 'You don’t have enough bricks.', 'zh-HK': '你的磚塊不夠。' },
  dailyLimit: {
    en: 'That’s all for today. More are available from midnight, Hong Kong time.',
    'zh-HK': '今天的上限已用完，香港時間午夜後再來。',
  },
};

export const cards = { name: 'cards', operations, messages } as const satisfies ModuleManifest;
