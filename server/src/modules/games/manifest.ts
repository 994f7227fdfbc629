import type { LocalizedText } from '@mortar/protocol';
import type { GAMES_CODES } from '@mortar/protocol/games';
import { operations } from '@mortar/protocol/games/operations';
import type { ModuleManifest } from '../../core/module.ts';
import { gameSettings } from './settings.ts';

const messages: Record<keyof typeof GAMES_CODES, LocalizedText> = {
  runRefused: { en: 'This score couldn’t be verified.', 'zh-HK': '未能核實這個分數。' },
};

export const games = { name: 'games', operations, messages, settings: [gameSettings] } as const satisfies ModuleManifest;
