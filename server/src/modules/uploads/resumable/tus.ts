import { Server, TUS_RESUMABLE } from '@tus/server';
import { RESUMABLE_PATH, UPLOAD_LIMITS, type UploadPurpose } from '@mortar/protocol/uploads';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../lib/app-error.ts';
import { localeOf } from '../../../lib/locale-of.ts';
import type { PieceStore } from './piece-store.ts';
import type { ResumableService } from './service.ts';

interface TusDeps {
  service: Pick<ResumableService, 'begin' | 'mayContinue' | 'bytesMade' | 'forget'>;
  pieces: PieceStore;
  publicUrl: string;
}

const UPLOAD_ID = /^[\w-]{22}$/;
const MOST_BYTES = Math.max(...Object.values(UPLOAD_LIMITS).map(({ resumable }) => resumable));

/** What the protocol's server answers for an error of ours. */
interface Refused {
  status_code: number;
  body: string;
}

function refused(error: AppError, request: FastifyRequest): Refused {
  const { code, status } = error;
  const locale = localeOf(request);
  // The protocol has no answer of HTTP 200 that says no; the envelope tells a business failure all the same.
  return {
    status_code: status === 200 ? 400 : status,
    body: JSON.stringify({ code, msg: request.server.messageOf(code, locale), status, data: error.dataFor(locale) }),
  };
}

const isPurpose = (value: unknown): value is UploadPurpose => typeof value === 'string' && Object.hasOwn(UPLOAD_LIMITS, value);

/** The resumable door (tus 1.0): it takes bytes in; `uploads.finishUpload` makes an asset of them. */
export function createTusHandler({ service, pieces, publicUrl }: TusDeps) {
  const calls = new WeakMap<object, FastifyRequest>();
  const callOf = (request: { runtime?: { node?: { req: object } } }): FastifyRequest => {
    const call = request.runtime?.node && calls.get(request.runtime.node.req);
    if (!call) throw new Error('the resumable door was asked from outside of a route');
    return call;
  };

  const server = new Server({
    path: RESUMABLE_PATH,
    datastore: pieces,
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

  /** Whoever did not hear that their upload became an asset asks how far it is: it is whole, though nothing of it lies here any more. */
  async function tellOfMade(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const { upload = '' } = request.params as { upload?: string };
    const isAsked = request.method === 'HEAD' && UPLOAD_ID.test(upload);
    const bytes = isAsked ? await service.bytesMade(request.person!.userId, upload) : undefined;
    if (bytes === undefined) return false;
    await reply.headers({ 'tus-resumable': TUS_RESUMABLE, 'upload-offset': bytes, 'upload-length': bytes }).send();
    return true;
  }

  return async function handle(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (await tellOfMade(request, reply)) return;
    calls.set(request.raw, request);
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value);
    reply.hijack();
    await server.handle(request.raw, reply.raw);
  };
}
