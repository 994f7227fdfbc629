import { operations } from '@mortar/protocol/news/operations';
import type { ModuleManifest } from '../../core/module.ts';
import { newsSettings } from './settings.ts';

export const news = { name: 'news', operations, settings: [newsSettings] } as const satisfies ModuleManifest;
