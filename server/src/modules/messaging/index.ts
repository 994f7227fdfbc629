import type { ModuleCore, ServerModule } from '../../core/module.ts';
import type { Realtime } from '../realtime/index.ts';
import type { Relations } from '../relations/index.ts';
import type { Assets } from '../uploads/index.ts';
import { bindCalls } from './calls.ts';
import { channelData, registerChannelRoutes } from './channels/index.ts';
import { registerConversationRoutes } from './conversations/routes.ts';
import { registerFoundRoutes } from './log/routes.ts';
import { createMessaging } from './messaging.ts';

export interface MessagingModuleDeps {
  realtime: Realtime;
  relations: Relations;
  assets: Assets;
}

export { findChannelMates } from './channels/index.ts';

/** Private chats and channels: PostgreSQL is the log, connections carry hints of it. */
export function messagingModule(core: ModuleCore, deps: MessagingModuleDeps): ServerModule {
  let failed = (error: unknown): void => void error;
  const messaging = createMessaging({ ...core, ...deps, failed: (error) => failed(error) });
  return {
    name: 'messaging',
    personalData: [channelData({ db: core.database.db, changes: messaging.changes })],
    register(app) {
      failed = (error) => app.log.error({ err: error }, 'nobody was told');
      registerConversationRoutes(app, messaging.conversations);
      registerChannelRoutes(app, messaging.channels);
      registerFoundRoutes(app, messaging.found);
      bindCalls(deps.realtime, messaging);
      app.addHook('onClose', messaging.close);
    },
  };
}
