import type { LocalizedText } from '@mortar/protocol';
import type { UPLOADS_CODES } from '@mortar/protocol/uploads';
import { operations } from '@mortar/protocol/uploads/operations';
import type { ModuleManifest } from '../../core/module.ts';
import { plannedUploads } from './content/policies.ts';

const messages: Record<keyof typeof UPLOADS_CODES, LocalizedText> = {
  quotaExceeded: {
    en: 'Your storage is full. Please remove files that you no longer need.',
    'zh-HK': '你的儲存空間已滿，請先移除不再需要的檔案。',
  },
};

export const uploads = { name: 'uploads', operations, messages, uploads: plannedUploads } as const satisfies ModuleManifest;
