import { operations } from '@mortar/protocol/identity/operations';
import type { ModuleManifest } from '../../lib/module.ts';
import { messages } from './messages.ts';

export const identity = { name: 'identity', operations, messages, sendsMail: true } as const satisfies ModuleManifest;
