import type { LocalizedText } from '@mortar/protocol';
import type { GAMES_CODES } from '@mortar/protocol/games';
import { operations } from '@mortar/protocol/games/operations';
import type { ModuleManifest } from '../../core/module.ts';
import { gameSettings } from './settings.ts';

const messages: Record<keyof typeof GAMES_CODES, LocalizedText> = {
  runRefused: { en: 'This score couldn’t be verified.', 'zh-HK': '未能核實這個分數。' },
  dailyPlayed: {
    en: 'You’ve played today’s challenge. A new one starts at midnight UTC.',
    'zh-HK': '你已玩過今天的挑戰，新一輪在 UTC 零時開始。',
  },
};

export const games = { name: 'games', operations, messages, settings: [gameSettings] } as const satisfies ModuleManifest;
