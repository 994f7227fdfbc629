import { operations } from '@mortar/protocol/news/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import { createEditorOf, edits } from '../editor-of.ts';
import type { NewsDrafts } from './service.ts';

interface Deps {
  drafts: NewsDrafts;
  rolesOf(userId: number): ReadonlySet<string>;
  /** Tells who looks that something was published or taken back. */
  told(): void;
}

/** Binds what editors write. */
export function registerNewsDraftRoutes(app: FastifyInstance, { drafts, rolesOf, told }: Deps): void {
  const editorOf = createEditorOf(rolesOf);
  const thenTell = async <Done>(work: Promise<Done>): Promise<Done> => {
    const done = await work;
    told();
    return done;
  };
  route(app, operations.getNewsRole, ({ request }) => ({ edits: edits(rolesOf(request.person!.userId)) }));
  route(app, operations.listNewsDrafts, ({ request }) => {
    editorOf(request);
    return drafts.list();
  });
  route(app, operations.getNewsDraft, ({ query, request }) => {
    editorOf(request);
    return drafts.get(query.draftid);
  });
  route(app, operations.saveNewsDraft, ({ body, request }) => drafts.save(editorOf(request), body));
  route(app, operations.deleteNewsDraft, ({ body, request }) => {
    editorOf(request);
    return drafts.remove(body.draftid);
  });
  route(app, operations.changeNews, ({ body, request }) => drafts.change(editorOf(request), body.newsid));
  route(app, operations.publishNewsDraft, ({ body, request, once }) => {
    const userId = editorOf(request);
    return thenTell(once((tx) => drafts.publish(tx, userId, body)));
  });
  route(app, operations.scheduleNewsDraft, ({ body, request }) => drafts.schedule(editorOf(request), body));
  route(app, operations.holdNewsDraft, ({ body, request }) => {
    editorOf(request);
    return drafts.hold(body.draftid);
  });
  route(app, operations.takeBackNews, ({ body, request, once }) => {
    const userId = editorOf(request);
    return thenTell(once((tx) => drafts.takeBack(tx, userId, body.newsid)));
  });
}
