import type { LocalizedText } from '@mortar/protocol';
import type { REWARDS_CODES } from '@mortar/protocol/rewards';
import { operations } from '@mortar/protocol/rewards/operations';
import type { ModuleManifest } from '../../core/module.ts';
import { rewardSettings } from './settings.ts';

const messages: Record<keyof typeof REWARDS_CODES, LocalizedText> = {
  activityOver: { en: 'This activity doesn’t exist or has ended.', 'zh-HK': '這個活動不存在或已經結束。' },
  notAppealable: { en: 'This invite can’t be appealed.', 'zh-HK': '這個邀請不能申訴。' },
};

export const rewards = { name: 'rewards', operations, messages, settings: [rewardSettings] } as const satisfies ModuleManifest;
