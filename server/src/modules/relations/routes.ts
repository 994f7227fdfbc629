import { operations } from '@mortar/protocol/relations/operations';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { route } from '../../core/route.ts';
import type { EdgeService } from './edges/service.ts';
import type { PeopleService } from './people/service.ts';
import type { Privacy } from './privacy/service.ts';

const me = (request: FastifyRequest) => request.person!.userId;

/** Binds people and how they stand to one another. */
export function registerRelationRoutes(
  app: FastifyInstance,
  { people, edges, privacy }: { people: PeopleService; edges: EdgeService; privacy: Privacy },
): void {
  route(app, operations.getUserInfo, ({ body, request }) => people.card(me(request), body.uid));
  route(app, operations.searchUsers, ({ body, request }) => people.search(me(request), body));
  route(app, operations.recommendUsers, ({ body, request }) => people.recommend(me(request), body));
  route(app, operations.findApplications, ({ body, request }) => people.applications(me(request), body));
  route(app, operations.listContacts, ({ body, request }) => people.contacts(me(request), body));
  route(app, operations.listBlocked, ({ body, request }) => people.blocked(me(request), body));

  route(app, operations.dismissRecommendation, async ({ body, request }) => {
    await edges.dismiss(me(request), body.uid);
    return {};
  });
  route(app, operations.requestContact, ({ body, request }) => edges.request(me(request), body));
  route(app, operations.answerContact, ({ body, request }) => edges.answer(me(request), body));
  route(app, operations.removeContact, ({ body, request }) => edges.remove(me(request), body.uid));
  route(app, operations.blockUser, ({ body, request }) => edges.block(me(request), body));
  route(app, operations.followUser, ({ body, request }) => edges.follow(me(request), body.uid));
  route(app, operations.unfollowUser, ({ body, request }) => edges.unfollow(me(request), body.uid));

  route(app, operations.getPrivacy, ({ request }) => privacy.read(me(request)));
  route(app, operations.setPrivacy, ({ body, request }) => privacy.set(me(request), body));
}
