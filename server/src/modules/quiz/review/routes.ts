import { operations } from '@mortar/protocol/quiz/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import { bankRoleOf, reviewerOf, type RolesOf } from '../bank-roles.ts';
import type { Voids } from '../voids/service.ts';
import type { Review } from './service.ts';

/** Binds what reviewers do. */
export function registerReviewRoutes(app: FastifyInstance, review: Review, voids: Pick<Voids, 'mendAll'>, rolesOf: RolesOf): void {
  route(app, operations.voidQuestion, async ({ body, request }) => {
    const question = await review.void(reviewerOf(request, rolesOf, 'operator'), body);
    await voids.mendAll();
    return question;
  });
  route(app, operations.getBankRole, ({ request }) => ({ role: bankRoleOf(rolesOf(request.person!.userId)) }));
  route(app, operations.listBank, ({ query, request }) => {
    reviewerOf(request, rolesOf);
    return review.list(query);
  });
  route(app, operations.getBankQuestion, ({ query, request }) => review.find(reviewerOf(request, rolesOf), query.id));
  route(app, operations.offerQuestion, ({ body, request }) => review.offer(reviewerOf(request, rolesOf), body));
  route(app, operations.approveQuestion, ({ body, request }) => review.approve(reviewerOf(request, rolesOf), body));
  route(app, operations.sendBackQuestion, ({ body, request }) => review.sendBack(reviewerOf(request, rolesOf), body));
  route(app, operations.editQuestion, ({ body, request }) => review.edit(reviewerOf(request, rolesOf), body));
  route(app, operations.restQuestion, ({ body, request }) => review.rest(reviewerOf(request, rolesOf), body));
  route(app, operations.wakeQuestion, ({ body, request }) => review.wake(reviewerOf(request, rolesOf), body));
  route(app, operations.dismissReports, ({ body, request }) => review.dismiss(reviewerOf(request, rolesOf), body));
}
