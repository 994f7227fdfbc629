import { operations } from '@mortar/protocol/site/operations';
import type { ModuleManifest } from '../../core/module.ts';
import { siteSettings } from './settings.ts';

export const site = { name: 'site', operations, settings: [siteSettings] } as const satisfies ModuleManifest;
