import type { ModuleManifest } from '../../core/module.ts';
import { chainSettings } from './settings.ts';

export const chain = { name: 'chain', operations: {}, settings: [chainSettings] } as const satisfies ModuleManifest;
