import { operations } from '@mortar/protocol/ledger/operations';
import type { ModuleManifest } from '../../core/module.ts';

export const ledger = { name: 'ledger', operations } as const satisfies ModuleManifest;
