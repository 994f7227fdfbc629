import { requireNode } from './lib/node-version.mjs';

requireNode(() => import('./commands/openapi.mjs'));
