import { finishUpload, RESUMABLE_PATH } from '@mortar/protocol/uploads';
import { operations } from '@mortar/protocol/uploads/operations';
import type { FastifyInstance } from 'fastify';
import { demandsOf } from '../../../core/demands.ts';
import { route } from '../../../core/route.ts';
import { cropOf } from '../content/picture.ts';
import type { PieceStore } from './piece-store.ts';
import type { ResumableService } from './service.ts';
import { createTusHandler } from './tus.ts';

const METHODS = ['POST', 'HEAD', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** The largest file is 256 pieces, which a fast line sends within a minute, and there are other calls beside them. */
const PIECES = { perMinute: 1200 };

export interface ResumableRoutesDeps {
  service: ResumableService;
  pieces: PieceStore;
  publicUrl: string;
}

/** Binds the resumable door, which takes bytes in, and the endpoint that makes an asset of them. */
export function registerResumableRoutes(app: FastifyInstance, { service, pieces, publicUrl }: ResumableRoutesDeps): void {
  app.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null));
  const endpoint = { ...finishUpload, path: RESUMABLE_PATH, budget: PIECES } as const;
  const onRequest = demandsOf(endpoint).flatMap((demand) => demand.onRequest?.(app) ?? []);
  const handler = createTusHandler({ service, pieces, publicUrl });
  for (const url of [RESUMABLE_PATH, `${RESUMABLE_PATH}/:upload`]) {
    app.route({ method: [...METHODS], url, schema: { hide: true }, onRequest, handler });
  }
  route(app, operations.finishUpload, ({ body, request }) => service.finish(request.person!.userId, body.upload, cropOf(body.crop)));
}
