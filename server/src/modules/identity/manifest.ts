import { operations } from '@mortar/protocol/identity/operations';
import type { ModuleManifest } from '../../core/module.ts';
import { messages } from './messages.ts';
import { thirdPartySettings } from './third-party/settings.ts';
import { profileUploads } from './uploads.ts';
import { chainSettings } from './wallets/settings.ts';

export const identity = {
  name: 'identity',
  operations,
  messages,
  settings: [thirdPartySettings, chainSettings],
  uploads: profileUploads,
  sendsMail: true,
} as const satisfies ModuleManifest;
