import type { ModuleManifest } from '../../core/module.ts';

export const chain = { name: 'chain', operations: {} } as const satisfies ModuleManifest;
