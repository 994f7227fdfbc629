import { operations } from '@mortar/protocol/telemetry/operations';
import type { ModuleManifest } from '../../lib/module.ts';

export const telemetry = { name: 'telemetry', operations } as const satisfies ModuleManifest;
