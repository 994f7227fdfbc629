import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';
import { finishUpload, RESUMABLE_PATH, UPLOAD_LIMITS, type UploadPurpose } from '@mortar/protocol/uploads';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../lib/app-error.ts';
import { localeOf } from '../../lib/locale-of.ts';
import type { UploadService } from './service.ts';

/** Files of the resumable door. */
export function receivedIn(folder: string) {
  const pathOf = (upload: string) => join(folder, upload);
  return {
    pathOf,
    async remove(upload: string): Promise<void> {
      await rm(pathOf(upload), { force: true });
      await rm(`${pathOf(upload)}.json`, { force: true });
    },
  };
}

export interface ResumableDeps {
  service: Pick<UploadService, 'begin' | 'mayContinue' | 'forget'>;
  folder: string;
  publicUrl: string;
}

const UPLOAD_ID = /^[\w-]{22}$/;
const MOST_BYTES = Math.max(...Object.values(UPLOAD_LIMITS).map(({ resumable }) => resumable));
const METHODS = ['POST', 'HEAD', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** What the protocol's server answers for an error of ours. */
interface Refused {
  status_code: number;
  body: string;
}

function refused(error: AppError, request: FastifyRequest): Refused {
  const { code, status, data } = error;
  // The protocol has no answer of HTTP 200 that says no; the envelope tells a business failure all the same.
  return {
    status_code: status === 200 ? 400 : status,
    body: JSON.stringify({ code, msg: request.server.messageOf(code, localeOf(request)), status, data }),
  };
}

const isPurpose = (value: unknown): value is UploadPurpose => typeof value === 'string' && Object.hasOwn(UPLOAD_LIMITS, value);

/** Binds the resumable door (tus 1.0): it takes bytes in; `uploads.finishUpload` makes an asset of them. */
export function registerResumable(app: FastifyInstance, { service, folder, publicUrl }: ResumableDeps): void {
  const calls = new WeakMap<object, FastifyRequest>();
  const callOf = (request: { runtime?: { node?: { req: object } } }): FastifyRequest => {
    const call = request.runtime?.node && calls.get(request.runtime.node.req);
    if (!call) throw new Error('the resumable door was asked from outside of a route');
    return call;
  };

  const server = new Server({
    path: RESUMABLE_PATH,
    datastore: new FileStore({ directory: folder }),
    relativeLocation: true,
    respectForwardedHeaders: false,
    allowedOrigins: [publicUrl],
    maxSize: MOST_BYTES,
    // Booked before the file is made: its id is the row's.
    async namingFunction(request, metadata) {
      const size = Number(request.headers.get('upload-length') ?? Number.NaN);
      const purpose = metadata?.['purpose'];
      if (!Number.isSafeInteger(size) || size < 1 || !isPurpose(purpose)) throw new AppError('malformed');
      return service.begin(callOf(request).person!.userId, purpose, size, metadata?.['name'] ?? '');
    },
    // Nothing of what the client says is kept beside the row.
    onUploadCreate: async () => ({ metadata: {} }),
    async onIncomingRequest(request, upload) {
      if (request.method === 'POST' || request.method === 'OPTIONS') return;
      const isOwn = UPLOAD_ID.test(upload) && (await service.mayContinue(callOf(request).person!.userId, upload));
      // The same for another person's and for one that never was.
      if (!isOwn) throw new AppError('forbidden', { status: 403 });
      if (request.method === 'DELETE') await service.forget(upload);
    },
    onResponseError(request, error) {
      const call = callOf(request);
      if (error instanceof AppError) return refused(error, call);
      if ('status_code' in error && error.status_code < 500) return undefined;
      call.log.error({ err: error }, 'the resumable door failed');
      return refused(new AppError('internal'), call);
    },
  });

  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    calls.set(request.raw, request);
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value);
    reply.hijack();
    await server.handle(request.raw, reply.raw);
  }

  app.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null));
  const endpoint = { ...finishUpload, path: RESUMABLE_PATH } as const;
  const guards = [app.checkOriginFor(endpoint), app.checkBansFor(endpoint), app.limitFor(endpoint), app.checkSign, app.personFor(endpoint)];
  for (const url of [RESUMABLE_PATH, `${RESUMABLE_PATH}/:upload`]) {
    app.route({ method: [...METHODS], url, schema: { hide: true }, onRequest: guards, handler: handle });
  }
}
