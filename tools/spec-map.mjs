import { requireNode } from './lib/node-version.mjs';

void requireNode(() => import('./commands/spec-map.mjs'));
