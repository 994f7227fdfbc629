import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ByteRange } from '../../../lib/byte-range.ts';
import { sendNothing } from '../../../lib/send-nothing.ts';
import { ObjectMissing, sendObject } from '../../../objects/index.ts';
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
    etag: `"${asset.sha256}"`,
  };
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  asset: AssetRow,
  { storage, policies }: Omit<SendFileDeps, 'find'>,
): Promise<FastifyReply> {
  const { sha256, size } = asset;
  // For an answer without a body large contents are not fetched.
  const isGone = request.method === 'HEAD' && (await storage.size(sha256)) === undefined;
  const object = { size, headers: headersOf(asset, policies), read: (range?: ByteRange) => storage.read(sha256, range) };
  if (isGone || !(await sendObject(request, reply, object))) throw new ObjectMissing(sha256);
  return reply;
}

/** Serves the files of assets at `/files/<id>.<extension>`. */
export function serveFiles(app: FastifyInstance, { find, ...deps }: SendFileDeps): void {
  app.get<{ Params: { '*': string } }>('/files/*', { schema: { hide: true } }, async (request, reply) => {
    const [, id, extension] = FILE_NAME.exec(request.params['*']) ?? [];
    const asset = id ? await find(id) : undefined;
    if (!asset || FILE_TYPES[asset.type].extensions[0] !== extension) return sendNothing(reply.header('content-security-policy', POLICY));
    return send(request, reply, asset, deps);
  });
}
