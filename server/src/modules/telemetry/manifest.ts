import { operations } from '@mortar/protocol/telemetry/operations';
import type { ModuleManifest } from '../../core/module.ts';

export const telemetry = { name: 'telemetry', operations } as const satisfies ModuleManifest;
