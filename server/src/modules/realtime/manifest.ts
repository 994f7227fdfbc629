import { operations } from '@mortar/protocol/realtime/operations';
import type { ModuleManifest } from '../../core/module.ts';
import { realtimeSettings } from './settings.ts';

export const realtime = { name: 'realtime', operations, settings: [realtimeSettings] } as const satisfies ModuleManifest;
