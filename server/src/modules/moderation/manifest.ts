import type { LocalizedText } from '@mortar/protocol';
import type { MODERATION_CODES } from '@mortar/protocol/moderation';
import { operations } from '@mortar/protocol/moderation/operations';
import type { ModuleManifest } from '../../core/module.ts';

const messages: Record<keyof typeof MODERATION_CODES, LocalizedText> = {
  captchaNeeded: { en: 'Please complete the human check.', 'zh-HK': '請先完成真人驗證。' },
  captchaFailed: { en: 'The human check failed. Please try again.', 'zh-HK': '真人驗證失敗，請再試一次。' },
};

export const moderation = { name: 'moderation', operations, messages } as const satisfies ModuleManifest;
