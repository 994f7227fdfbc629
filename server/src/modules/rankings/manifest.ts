import { operations } from '@mortar/protocol/rankings/operations';
import type { ModuleManifest } from '../../core/module.ts';

export const rankings = { name: 'rankings', operations } as const satisfies ModuleManifest;
