import { operations } from '@mortar/protocol/ledger/operations';
import type { ModuleManifest } from '../../lib/module.ts';

export const ledger = { name: 'ledger', operations } as const satisfies ModuleManifest;
