import type { RequestFailure, Transport } from '@mortar/client';
import { HEADERS, type Envelope } from '@mortar/protocol';
import { RESUMABLE_PATH, RESUMABLE_PIECE_BYTES, type UploadPurpose } from '@mortar/protocol/uploads';
import { DetailedError, Upload, defaultOptions, type HttpResponse } from 'tus-js-client';
import { requestHeaders } from '../headers.ts';
import type { UploadProgress } from './upload.ts';

export interface PiecesOptions {
  transport: Transport;
  file: Blob;
  purpose: UploadPurpose;
  onProgress?: ((progress: UploadProgress) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** What the server has received. */
export interface SentPieces {
  /** Id of the upload, for `uploads.finishUpload`. */
  upload: string;
  /** It is an asset now: the same file is a new upload from here on. */
  forget(): Promise<void>;
}

/** Pauses between tries that bring nothing; a piece that arrives begins them anew. */
const PAUSES_MS = [0, 1000, 3000, 5000, 10_000, 20_000];
/** Statuses besides faults after which the server may take the same request: it is busy with the upload, or with us. */
const LATER = [409, 423, 429];
const UNAUTHORIZED = 401;
const HTTP_OK = 200;

function envelopeOf(body: string): Envelope | undefined {
  try {
    const value = JSON.parse(body) as Envelope;
    return typeof value.code === 'number' ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The server was asked how far an upload is, and did not say. The library would take that for its end, and begin anew. */
class Unsaid extends Error {
  readonly response: HttpResponse;

  constructor(response: HttpResponse) {
    super('the server did not say how far the upload is');
    this.response = response;
  }
}

/** What the server answered, where an error came of an answer. */
function answerOf(error: unknown): HttpResponse | null {
  if (!(error instanceof DetailedError)) return null;
  const { originalResponse, causingError } = error;
  return causingError instanceof Unsaid ? causingError.response : originalResponse;
}

function statusOf(error: unknown): number {
  return answerOf(error)?.getStatus() ?? 0;
}

function failureOf(error: unknown): RequestFailure {
  const status = statusOf(error);
  if (status === 0) return { kind: 'network' };
  const envelope = envelopeOf(answerOf(error)?.getBody() ?? '');
  // The protocol answers a business failure with a status of its own; the envelope says what it is.
  if (envelope?.status === HTTP_OK) return { kind: 'problem', ...envelope };
  return { kind: 'http', status, ...(envelope ? { code: envelope.code, msg: envelope.msg } : {}) };
}

/** Whether trying again may help: no answer, a fault, a server that is busy. */
function isPassing(status: number): boolean {
  return status === 0 || status >= 500 || LATER.includes(status);
}

/** What makes two uploads the same: who sends which file for what. */
function printOf({ transport, file, purpose }: PiecesOptions): string {
  const { name = '', lastModified = 0 } = file as Partial<File>;
  return ['upload', transport.configuration.person() ?? '', purpose, name, file.type, file.size, lastModified].join('|');
}

/** Renews a session that ended in the middle, once for each token. True when there is another one. */
async function hasRenewed({ configuration }: Transport, refused: string | null): Promise<boolean> {
  const who = configuration.person();
  if (configuration.token() === refused && !(await configuration.renewToken().catch(() => false))) return false;
  return configuration.token() !== null && configuration.token() !== refused && configuration.person() === who;
}

/** Sends a file to the resumable door, from where an earlier try left off. Rejects with a `RequestFailure`. */
export async function sendPieces(options: PiecesOptions): Promise<SentPieces> {
  const { transport, file, purpose, onProgress, signal } = options;
  const print = printOf(options);
  const storage = defaultOptions.urlStorage;
  const aborted: RequestFailure = { kind: 'aborted' };
  if (signal?.aborted) throw aborted;
  let token: string | null = null;

  const url = await new Promise<string>((resolve, reject: (failure: RequestFailure) => void) => {
    const upload = new Upload(file, {
      endpoint: `${transport.configuration.baseUrl ?? ''}${RESUMABLE_PATH}`,
      chunkSize: RESUMABLE_PIECE_BYTES,
      retryDelays: PAUSES_MS,
      metadata: { purpose, name: (file as Partial<File>).name ?? '' },
      fingerprint: () => Promise.resolve(print),
      removeFingerprintOnSuccess: false,
      async onBeforeRequest(request) {
        token = transport.configuration.token();
        const headers = requestHeaders(transport.configuration, token, Date.now());
        for (const [name, value] of Object.entries(headers)) request.setHeader(name, value);
        request.setHeader(HEADERS.sign, await transport.sign());
      },
      onAfterResponse(request, response) {
        const status = response.getStatus();
        if (request.getMethod() === 'HEAD' && (status === UNAUTHORIZED || isPassing(status))) throw new Unsaid(response);
      },
      onShouldRetry: (error) => isPassing(statusOf(error)),
      onProgress: (sent, total) => onProgress?.({ sent, total }),
      onSuccess: () => resolve(upload.url ?? ''),
      onError(error) {
        void goOn(error);
      },
    });
    const goOn = async (error: unknown) => {
      const isAlive = statusOf(error) === UNAUTHORIZED && (await hasRenewed(transport, token));
      if (isAlive && !signal?.aborted) upload.start();
      else reject(failureOf(error));
    };
    const begin = async () => {
      const [previous] = await upload.findPreviousUploads();
      if (previous) upload.resumeFromPreviousUpload(previous);
      if (!signal?.aborted) upload.start();
    };
    signal?.addEventListener('abort', () => void upload.abort().then(() => reject(aborted)), { once: true });
    begin().catch((error: unknown) => reject(failureOf(error)));
  });

  return {
    upload: url.split('/').at(-1) ?? '',
    async forget() {
      for (const { urlStorageKey } of await storage.findUploadsByFingerprint(print)) await storage.removeUpload(urlStorageKey);
    },
  };
}
