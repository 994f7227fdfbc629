import type { ModuleCore, ServerModule } from '../../core/module.ts';
import type { Notify } from '../notices/index.ts';
import type { Realtime } from '../realtime/index.ts';
import type { Relations } from '../relations/index.ts';
import type { Assets } from '../uploads/index.ts';
import { bindCalls } from './calls.ts';
import { channelData, registerChannelRoutes } from './channels/index.ts';
import { registerConversationRoutes } from './conversations/routes.ts';
import { messageData } from './log/personal-data.ts';
import { registerFoundRoutes } from './log/routes.ts';
import { createMessaging } from './messaging.ts';
import { PREVIEW_QUEUE } from './previews/service.ts';
import { registerSearchRoutes } from './search/routes.ts';

export interface MessagingModuleDeps {
  realtime: Realtime;
  relations: Relations;
  assets: Assets;
  notify: Notify;
}

export { countDemoChannels, findChannelMates, markDemoChannel } from './channels/index.ts';

/** Private chats and channels: PostgreSQL is the log, connections carry hints of it. */
export function messagingModule(core: ModuleCore, deps: MessagingModuleDeps): ServerModule {
  let failed = (error: unknown): void => void error;
  const messaging = createMessaging({ ...core, ...deps, failed: (error) => failed(error) });
  const data = { db: core.database.db, changes: messaging.changes };
  return {
    name: 'messaging',
    personalData: [channelData(data), messageData(data)],
    async register(app) {
      failed = (error) => app.log.error({ err: error }, 'nobody was told');
      registerConversationRoutes(app, messaging.conversations);
      registerChannelRoutes(app, messaging.channels);
      registerFoundRoutes(app, messaging.found);
      registerSearchRoutes(app, messaging.search);
      bindCalls(deps.realtime, messaging);
      app.addHook('onClose', messaging.close);
      await core.jobs?.work(PREVIEW_QUEUE, messaging.previews.show);
    },
  };
}
