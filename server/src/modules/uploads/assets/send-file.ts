import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { rangeOf } from '../../../lib/byte-range.ts';
import { ObjectMissing } from '../../../objects/index.ts';
import { FILE_TYPES, type FileType } from '../content/file-types.ts';
import type { Policies } from '../content/policies.ts';
import type { AssetRow } from './repository.ts';
import type { FileStorage } from './storage.ts';

export interface SendFileDeps {
  find(id: string): Promise<AssetRow | undefined>;
  storage: Pick<FileStorage, 'read' | 'size'>;
  policies: Policies;
}

/** No file runs, loads or frames anything, whatever it is opened with (security H4). */
const POLICY = "sandbox; default-src 'none'; frame-ancestors 'none'";
const FILE_NAME = /^([\w-]{22})\.([a-z0-9]+)$/;
const PARTIAL = 206;
const NOT_SATISFIABLE = 416;

/** A name in a header: ASCII for old programs, and as it is (RFC 6266). */
function dispositionOf({ name, type }: AssetRow): string {
  const { kind }: FileType = FILE_TYPES[type];
  if (kind === 'picture' || name === null) return 'inline';
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

function headersOf(asset: AssetRow, policies: Policies): Record<string, string> {
  const { media }: FileType = FILE_TYPES[asset.type];
  const scope = policies[asset.purpose].isPublic ? 'public' : 'private';
  return {
    'content-type': media,
    'content-disposition': dispositionOf(asset),
    'content-security-policy': POLICY,
    'referrer-policy': 'no-referrer',
    'cache-control': `${scope}, max-age=31536000, immutable`,
    'accept-ranges': 'bytes',
    etag: `"${asset.sha256}"`,
  };
}

/** For an answer without a body: large contents are not fetched for their headers. */
async function nothingOf({ sha256 }: AssetRow, storage: SendFileDeps['storage']): Promise<Readable> {
  if ((await storage.size(sha256)) === undefined) throw new ObjectMissing(sha256);
  return Readable.from([]);
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  asset: AssetRow,
  { storage, policies }: Omit<SendFileDeps, 'find'>,
): Promise<FastifyReply> {
  const headers = headersOf(asset, policies);
  if (request.headers['if-none-match'] === headers['etag']) return reply.headers(headers).status(304).send();
  const isWhole = request.headers['if-range'] !== undefined && request.headers['if-range'] !== headers['etag'];
  const range = isWhole ? undefined : rangeOf(request.headers.range, asset.size);
  if (range === null) {
    return reply.status(NOT_SATISFIABLE).header('content-range', `bytes */${asset.size}`).send();
  }
  // Opened before anything is answered, so that what cannot be read is never kept for a year.
  const stream = request.method === 'HEAD' ? await nothingOf(asset, storage) : await storage.read(asset.sha256, range);
  reply.headers(headers).header('content-length', range ? range.end - range.start + 1 : asset.size);
  if (range) reply.status(PARTIAL).header('content-range', `bytes ${range.start}-${range.end}/${asset.size}`);
  return reply.send(stream);
}

/** Serves the files of assets at `/files/<id>.<extension>`. */
export function serveFiles(app: FastifyInstance, { find, ...deps }: SendFileDeps): void {
  const nothing = (reply: FastifyReply) =>
    reply
      .status(404)
      .header('cache-control', 'no-store')
      .header('content-security-policy', POLICY)
      .type('text/plain; charset=utf-8')
      .send('Not found');

  app.get<{ Params: { '*': string } }>('/files/*', { schema: { hide: true } }, async (request, reply) => {
    const [, id, extension] = FILE_NAME.exec(request.params['*']) ?? [];
    const asset = id ? await find(id) : undefined;
    if (!asset || FILE_TYPES[asset.type].extensions[0] !== extension) return nothing(reply);
    return send(request, reply, asset, deps);
  });
}
