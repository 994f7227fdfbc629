import { operations } from '@mortar/protocol/notices/operations';
import type { ModuleManifest } from '../../core/module.ts';

export const notices = { name: 'notices', operations } as const satisfies ModuleManifest;
