import { $transport, createRequest, withExtras, withSignal, type CallExtras, type RequestFailure, type Transport } from '@mortar/client';
import type { Input } from '@mortar/protocol';
import {
  finishUpload,
  RESUMABLE_PIECE_BYTES,
  UPLOAD_LIMITS,
  uploadBanner,
  uploadChatFile,
  type Asset,
  type uploadImage,
  type uploadPostMedia,
  type UploadPurpose,
} from '@mortar/protocol/uploads';
import { attach, createEffect, scopeBind, type Effect } from 'effector';

/** The form doors. */
export type UploadEndpoint = typeof uploadImage | typeof uploadBanner | typeof uploadPostMedia | typeof uploadChatFile;

/** How far an upload is, in bytes of the file; all of them when it has succeeded. */
export interface UploadProgress {
  sent: number;
  total: number;
}

/** A file and what its door asks besides. */
export type UploadInput<E extends UploadEndpoint> = Omit<Input<E>, 'file'> & {
  /** A `File` is sent under its name. */
  file: Blob;
  onProgress?: (progress: UploadProgress) => void;
  /** Ends the upload. What the server has of a large file stays there, and the same file goes on from it. */
  signal?: AbortSignal;
};

type Given = Omit<UploadInput<UploadEndpoint>, 'purpose'> & { purpose?: UploadPurpose; crop?: string };

const PURPOSE_OF: Partial<Record<string, UploadPurpose>> = { [uploadBanner.id]: 'banner', [uploadChatFile.id]: 'chat' };

const finishFx = createRequest(finishUpload);

type Finish = (input: Input<typeof finishUpload>) => Promise<Asset>;

async function inPieces(transport: Transport, given: Given, purpose: UploadPurpose, finish: Finish): Promise<Asset> {
  const { file, crop, onProgress, signal } = given;
  const pieces = await import(/* webpackChunkName: "upload-pieces" */ './pieces.ts').catch(() => null);
  if (!pieces) throw { kind: 'network' } satisfies RequestFailure;
  const { upload, forget } = await pieces.sendPieces({ transport, file, purpose, onProgress, signal });
  const input = { upload, ...(crop === undefined ? {} : { crop }) };
  const asset = await finish(signal ? withSignal(input, signal) : input);
  await forget();
  return asset;
}

async function asForm(form: (fields: object) => Promise<Asset>, given: Given): Promise<Asset> {
  const { onProgress, signal, ...fields } = given;
  const total = fields.file.size;
  // What frames the file is sent too; nobody needs to know.
  const extras: CallExtras = {
    ...(signal ? { signal } : {}),
    ...(onProgress ? { onProgress: (sent) => onProgress({ sent: Math.min(sent, total), total }) } : {}),
  };
  const asset = await form(withExtras(fields, extras));
  onProgress?.({ sent: total, total });
  return asset;
}

/**
 * An upload to a form door, made once at module level: small files as a form, large ones in pieces that survive a broken
 * connection and a closed tab. It fails with a `RequestFailure` and nothing else; a file that its door will never take
 * fails at once, with 1512013.
 */
export function createUpload<E extends UploadEndpoint>(endpoint: E): Effect<UploadInput<E>, Asset, RequestFailure> {
  const formFx = createRequest(endpoint) as unknown as Effect<object, Asset, RequestFailure>;
  const sendFx = createEffect<{ transport: Transport | null; given: Given }, Asset, RequestFailure>(({ transport, given }) => {
    if (!transport) throw new Error(`${endpoint.id} was called before the host configured the client`);
    const [form, finish] = [scopeBind(formFx, { safe: true }), scopeBind(finishFx, { safe: true })];
    const purpose = given.purpose ?? PURPOSE_OF[endpoint.id];
    const isLarge = given.file.size > RESUMABLE_PIECE_BYTES || (purpose && given.file.size > UPLOAD_LIMITS[purpose].form);
    if (purpose && isLarge) return inPieces(transport, given, purpose, finish);
    return asForm(form, given);
  });
  return attach({
    source: $transport,
    mapParams: (given: UploadInput<E>, transport) => ({ transport, given: given as unknown as Given }),
    effect: sendFx,
    name: `${endpoint.id} upload`,
  });
}
