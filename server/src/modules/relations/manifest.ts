import type { LocalizedText } from '@mortar/protocol';
import type { RELATIONS_CODES } from '@mortar/protocol/relations';
import { operations } from '@mortar/protocol/relations/operations';
import type { ModuleManifest } from '../../core/module.ts';

const messages: Record<keyof typeof RELATIONS_CODES, LocalizedText> = {
  notWelcome: { en: 'They’re not accepting messages or requests from you.', 'zh-HK': '對方暫不接受你的訊息或請求。' },
};

export const relations = { name: 'relations', operations, messages } as const satisfies ModuleManifest;
