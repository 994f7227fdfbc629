import type { ModuleCore, ServerModule } from '../../core/module.ts';
import { createChanges } from './conversations/index.ts';

/** Private chats and channels: PostgreSQL is the log, connections carry hints of it. */
export function messagingModule({ database: { db }, clock }: ModuleCore): ServerModule {
  createChanges({ db, clock, tell: () => {} });
  return { name: 'messaging', register() {} };
}
