import { HEADERS } from '@mortar/protocol';
import { operations } from '@mortar/protocol/community/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import { keptLine } from '../../../lib/kept-text.ts';
import { viewerOf } from '../viewer-of.ts';
import type { Drafts } from './service.ts';

const DEVICE_CHARACTERS = 60;

/** Binds drafts. */
export function registerDraftRoutes(app: FastifyInstance, drafts: Drafts): void {
  route(app, operations.saveDraft, ({ body, request }) => {
    const device = keptLine(String(request.headers[HEADERS.deviceName] ?? '')).slice(0, DEVICE_CHARACTERS);
    return drafts.save(viewerOf(request), body, device);
  });
  route(app, operations.listDrafts, ({ request }) => drafts.list(viewerOf(request)));
  route(app, operations.deleteDraft, ({ body, request }) => drafts.remove(viewerOf(request), body.draftid));
}
