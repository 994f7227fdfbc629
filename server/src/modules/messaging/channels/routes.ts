import { operations } from '@mortar/protocol/messaging/operations';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { route } from '../../../core/route.ts';
import type { Channels } from './index.ts';

const me = (request: FastifyRequest) => request.person!.userId;

/** Binds channels: what they are, who is in them, who may what there. */
export function registerChannelRoutes(app: FastifyInstance, channels: Channels): void {
  const { settings, membership, limits, applications, invites, readAudit, readLobby } = channels;
  route(app, operations.createChannel, ({ body, request, once }) => settings.create(once, me(request), body));
  route(app, operations.getDetails, ({ body, request }) => settings.details(me(request), body));
  route(app, operations.updateChannel, ({ body, request }) => settings.update(me(request), body));
  route(app, operations.getChannels, ({ body, request }) => settings.list(me(request), body));

  route(app, operations.getChannelUsers, ({ body, request }) => membership.list(me(request), body));
  route(app, operations.getUserRole, ({ body, request }) => membership.role(me(request), body));
  route(app, operations.checkUserIsExist, ({ query, request }) => membership.exists(me(request), query));
  route(app, operations.setUserRole, ({ body, request }) => membership.setRole(me(request), body));
  route(app, operations.addUsers, ({ body, request }) => membership.add(me(request), body));
  route(app, operations.removeUser, ({ body, request }) => membership.remove(me(request), body));
  route(app, operations.joinChannel, ({ body, request }) => membership.join(me(request), body));
  route(app, operations.exitChannel, ({ body, request }) => membership.exit(me(request), body));

  route(app, operations.updateProhibition, ({ body, request }) => limits.mute(me(request), body));
  route(app, operations.getChannelMute, ({ body, request }) => limits.list(me(request), body));
  route(app, operations.saveBlock, ({ body, request }) => limits.block(me(request), body));

  route(app, operations.listChannelApplications, ({ body, request }) => applications.list(me(request), body));
  route(app, operations.decideApplication, ({ body, request }) => applications.decide(me(request), body));

  route(app, operations.createInvite, async ({ body, request, once }) =>
    invites.made(await once((tx) => invites.create(tx, me(request), body))),
  );
  route(app, operations.listInvites, ({ body, request }) => invites.list(me(request), body));
  route(app, operations.revokeInvite, ({ body, request }) => invites.revoke(me(request), body));
  route(app, operations.getInvite, ({ query }) => invites.look(query));

  route(app, operations.listAudit, ({ body, request }) => readAudit(me(request), body));
  route(app, operations.getLobby, () => readLobby());
}
