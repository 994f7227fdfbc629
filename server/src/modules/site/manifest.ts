import { operations } from '@mortar/protocol/site/operations';
import type { ModuleManifest } from '../../lib/module.ts';

export const site = { name: 'site', operations } as const satisfies ModuleManifest;
