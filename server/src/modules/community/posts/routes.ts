import { operations } from '@mortar/protocol/community/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import { viewerOf } from '../viewer-of.ts';
import type { VotePoll } from '../polls/service.ts';
import type { Lists } from '../lists/service.ts';
import type { Posts } from './service.ts';

export interface PostRoutes {
  posts: Posts;
  lists: Lists;
  votePoll: VotePoll;
}

/** Binds posts. */
export function registerPostRoutes(app: FastifyInstance, { posts, lists, votePoll }: PostRoutes): void {
  route(app, operations.savePost, async ({ body, request, once }) => {
    const userId = viewerOf(request);
    const gate = await posts.gateOf(body);
    const { postid } = await once(async (tx) => ({ postid: String(await posts.keep(tx, userId, body, gate)) }));
    return posts.finish(userId, Number(postid));
  });
  route(app, operations.editPost, ({ body, request }) => posts.edit(viewerOf(request), body));
  route(app, operations.deletePost, ({ body, request }) => posts.remove(viewerOf(request), body.postid));
  route(app, operations.undeletePost, ({ body, request }) => posts.restore(viewerOf(request), body.postid));
  route(app, operations.repost, ({ body, request }) => posts.repost(viewerOf(request), body));
  route(app, operations.listGates, ({ request }) => posts.gates(viewerOf(request)));
  route(app, operations.getPost, ({ body, request }) => posts.get(viewerOf(request), body));
  route(app, operations.findVideoPost, ({ body, request }) => posts.ofVideo(viewerOf(request), body.videoid));
  route(app, operations.listVersions, ({ body, request }) => posts.versions(viewerOf(request), body));
  route(app, operations.getLinkCard, ({ body }) => posts.card(body));
  route(app, operations.postList, ({ body, request }) => lists(viewerOf(request), body));
  route(app, operations.votePoll, ({ body, request }) => votePoll(viewerOf(request), body));
}
