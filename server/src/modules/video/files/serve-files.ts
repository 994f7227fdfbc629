import { fastifyCookie } from '@fastify/cookie';
import { TOKEN_COOKIE } from '@mortar/protocol/identity';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../../db/db.ts';
import type { ByteRange } from '../../../lib/byte-range.ts';
import type { ReadPerson } from '../../../lib/person.ts';
import { sendObject } from '../../../objects/index.ts';
import { videosOf } from '../videos/repository.ts';
import { audienceOf } from '../videos/wire.ts';
import type { Addresses } from '../addresses/addresses.ts';
import type { VideoFiles } from './keys.ts';
import { masterPlaylist } from './playlist.ts';

export interface VideoFileDeps {
  db: Db;
  addresses: Pick<Addresses, 'check'>;
  /** Who a token says they are. */
  readPerson: ReadPerson;
  files: Pick<VideoFiles, 'read' | 'size'>;
}

/** No file runs, loads or frames anything, whatever it is opened with (security H4). */
const POLICY = "sandbox; default-src 'none'; frame-ancestors 'none'";
const TYPES: Record<string, string> = {
  m3u8: 'application/vnd.apple.mpegurl',
  ts: 'video/mp2t',
  jpg: 'image/jpeg',
  vtt: 'text/vtt; charset=utf-8',
};
const MADE = /^([a-z0-9]+-[0-9a-f]{12})\/([a-z0-9-]+\.(?:m3u8|ts|jpg))$/;
const CAPTION = /^captions\/([A-Za-z-]{2,8})-(\d{1,9})\.vtt$/;

/** Serves what videos are made into at `/files/video/<id>/<signature>/…`, to whoever was given an address that still works. */
export function serveVideoFiles(app: FastifyInstance, { db, addresses, readPerson, files }: VideoFileDeps): void {
  const refuse = (reply: FastifyReply, status: number) =>
    reply
      .status(status)
      .headers({ 'cache-control': 'no-store', 'content-security-policy': POLICY })
      .type('text/plain; charset=utf-8')
      .send(status === 403 ? 'Forbidden' : 'Not found');

  // A browser's player and its pictures send no header of ours, so here, where nothing can be done, the page's cookie says who looks.
  const viewerOf = ({ headers: { cookie } }: FastifyRequest): number | undefined => {
    const token = cookie && fastifyCookie.parse(cookie)[TOKEN_COOKIE];
    return token ? readPerson(token)?.userId : undefined;
  };

  app.get<{ Params: { id: string; signature: string; '*': string } }>(
    '/files/video/:id/:signature/*',
    { schema: { hide: true } },
    async (request, reply) => {
      const { id, signature, '*': path } = request.params;
      const opens = addresses.check(id, signature, viewerOf(request));
      // Before anything is looked up: whether there is such a video is not told.
      if (opens === 'none') return refuse(reply, 403);
      const row = await videosOf(db).find(id);
      if (!row || (opens === 'public' && audienceOf(row) !== 'public')) return refuse(reply, 404);
      const type = TYPES[path.slice(path.lastIndexOf('.') + 1)];
      const headers = (lasting: boolean) => ({
        'content-type': type,
        'content-security-policy': POLICY,
        'referrer-policy': 'no-referrer',
        'cache-control': lasting ? `${opens === 'public' ? 'public' : 'private'}, max-age=31536000, immutable` : 'no-cache',
      });

      if (path === 'master.m3u8') {
        const playlist = masterPlaylist(await videosOf(db).renditionsOf([id]));
        return playlist === undefined ? refuse(reply, 404) : reply.headers(headers(false)).send(playlist);
      }
      const [, lang, rev] = CAPTION.exec(path) ?? [];
      if (lang) {
        const said = (await videosOf(db).captionsOf(id)).find((one) => one.lang === lang && one.rev === Number(rev));
        return said ? reply.headers(headers(true)).send(said.vtt) : refuse(reply, 404);
      }
      const [, folder = '', name = ''] = MADE.exec(path) ?? [];
      const size = folder ? await files.size(id, folder, name) : undefined;
      if (size === undefined) return refuse(reply, 404);
      const object = { size, headers: headers(true), read: (range?: ByteRange) => files.read(id, folder, name, range) };
      return (await sendObject(request, reply, object)) ? reply : refuse(reply, 404);
    },
  );
}
