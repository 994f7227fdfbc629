import type { LocalizedText } from '@mortar/protocol';
import type { REGISTRY_CODES } from '@mortar/protocol/registry';
import { operations } from '@mortar/protocol/registry/operations';
import type { ModuleManifest } from '../../core/module.ts';
import { registrySettings } from './settings.ts';

const messages: Record<keyof typeof REGISTRY_CODES, LocalizedText> = {
  registryRefused: { en: 'The registry refuses this change.', 'zh-HK': '系統拒絕了這項版本更改。' },
  keyRefused: { en: 'This key can’t publish this remote.', 'zh-HK': '這把密鑰不能發布此模組。' },
};

export const registry = { name: 'registry', operations, messages, settings: [registrySettings] } as const satisfies ModuleManifest;
