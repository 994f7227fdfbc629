import { operations } from '@mortar/protocol/community/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import { viewerOf } from '../viewer-of.ts';
import type { PeopleLists } from './service.ts';

/** Binds lists of people. */
export function registerPeopleListRoutes(app: FastifyInstance, lists: PeopleLists): void {
  route(app, operations.createPeopleList, ({ body, request, once }) => once((tx) => lists.create(tx, viewerOf(request), body)));
  route(app, operations.editPeopleList, ({ body, request }) => lists.edit(viewerOf(request), body));
  route(app, operations.deletePeopleList, ({ body, request }) => lists.remove(viewerOf(request), body.listid));
  route(app, operations.getPeopleList, ({ body, request }) => lists.get(viewerOf(request), body.listid));
  route(app, operations.setListed, ({ body, request }) => lists.set(viewerOf(request), body));
  route(app, operations.listPeopleLists, ({ body, request }) => lists.list(viewerOf(request), body));
  route(app, operations.listListed, ({ body, request }) => lists.people(viewerOf(request), body));
}
