import type { ChannelDeps } from './access/deps.ts';
import { createApplications } from './applications/service.ts';
import { createAuditList } from './audit-list.ts';
import { createInvites } from './invites/service.ts';
import { createLimits } from './limits/service.ts';
import { createLobby } from './lobby/service.ts';
import { createMembership } from './membership/service.ts';
import { createSettings } from './settings/service.ts';

export { findChannelMates } from './membership/repository.ts';
export { countDemoChannels, markDemoChannel } from './settings/demo.ts';
export { channelData } from './personal-data.ts';
export { registerChannelRoutes } from './routes.ts';

/** Channels: what they are, who is in them, and who may what there. */
export function createChannels(deps: ChannelDeps) {
  const membership = createMembership(deps);
  return {
    membership,
    settings: createSettings(deps),
    limits: createLimits({ ...deps, readMember: membership.readMember }),
    applications: createApplications(deps),
    invites: createInvites(deps),
    readAudit: createAuditList(deps),
    readLobby: createLobby(deps),
  };
}

export type Channels = ReturnType<typeof createChannels>;
