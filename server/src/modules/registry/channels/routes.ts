import type { Output } from '@mortar/protocol';
import type { promoteVersion } from '@mortar/protocol/registry';
import { operations } from '@mortar/protocol/registry/operations';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../../../lib/clock.ts';
import { route } from '../../../core/route.ts';
import type { Identity } from '../../identity/index.ts';
import type { Actor } from '../pins/changes.ts';
import { asked } from '../asked.ts';
import type { RegistryReader } from '../registry-view.ts';
import type { PlatformRepository } from '../versions/repository.ts';
import type { Change, PinService } from '../pins/service.ts';
import type { CanaryService, ChannelChange } from './canary-service.ts';
import type { SwitchService } from './switch-service.ts';
import { createTeamReads } from './team-reads.ts';
import { createTeamDoor } from './team.ts';
import type { Visitors } from './visitors.ts';
import { explain } from './why.ts';

export interface TeamRoutesDeps {
  service: PinService & CanaryService & SwitchService;
  repository: PlatformRepository;
  registry: RegistryReader;
  visitors: Visitors;
  standing: Identity['standing'];
  clock: Clock;
}

/** Binds what the team reads of the registry and does with it. */
export function registerTeamRoutes(app: FastifyInstance, deps: TeamRoutesDeps): void {
  const { registry, visitors, standing, clock } = deps;
  const reads = createTeamReads(deps.repository);
  const { memberOf, forTeam } = createTeamDoor(standing.rolesOf);

  route(app, operations.listHistory, ({ query }) => deps.service.history(query));
  route(app, operations.listRemotes, ({ request }) => forTeam(request, () => reads.remotes()));
  route(app, operations.listVersions, ({ request, query }) => forTeam(request, () => reads.versions(query)));
  route(app, operations.getVersion, ({ request, query }) => forTeam(request, () => reads.version(query)));
  route(app, operations.listChanges, ({ request, query }) => forTeam(request, () => reads.changes(query)));
  route(app, operations.listAudit, ({ request, query }) => forTeam(request, () => reads.audit(query)));
  route(app, operations.explainVersion, ({ request, query: { name } }) =>
    forTeam(request, async (member) => explain(registry.state(), await visitors.audienceOf(request, member), name, clock.now())),
  );
  registerChanges(app, deps.service, (request, reason) => ({ actor: `user:${memberOf(request).uid}`, reason }));
}

function registerChanges(
  app: FastifyInstance,
  service: TeamRoutesDeps['service'],
  actorOf: (request: FastifyRequest, reason: string | undefined) => Actor,
): void {
  route(app, operations.promoteVersion, ({ request, body: { name, version, reason } }) =>
    asked(() => service.promote(name, version, actorOf(request, reason)).then(pinned)),
  );
  route(app, operations.rollBackRemote, ({ request, body: { name, from, reason } }) =>
    asked(() => service.rollback(name, actorOf(request, reason), from).then(pinned)),
  );
  route(app, operations.setCanary, ({ request, body: { name, version, percentage, users, reason } }) =>
    asked(() => service.canary(name, version, { percentage, users }, actorOf(request, reason)).then(changed)),
  );
  route(app, operations.makeCanaryLink, ({ request, body: { name, version, seconds, reason } }) =>
    asked(() => service.canaryLink(name, version, seconds, actorOf(request, reason))),
  );
  route(app, operations.endCanary, ({ request, body: { name, version, reason } }) =>
    asked(() => service.canaryOff(name, actorOf(request, reason), version).then(changed)),
  );
  route(app, operations.killRemote, ({ request, body: { name, reason } }) =>
    asked(() => service.kill(name, actorOf(request, reason)).then(changed)),
  );
  route(app, operations.reviveRemote, ({ request, body: { name, reason } }) =>
    asked(() => service.revive(name, actorOf(request, reason)).then(changed)),
  );
}

type Changed = Output<typeof promoteVersion>;

const pinned = ({ remote, from, version, changed }: Change): Changed => ({ name: remote, from, to: version, changed });
const changed = ({ remote, ...rest }: ChannelChange): Changed => ({ name: remote, ...rest });
