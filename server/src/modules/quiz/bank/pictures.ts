import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sha256 } from '../draw/hash.ts';

/** Pictures of the bank by the names of their files. */
export type Pictures = ReadonlyMap<string, Buffer>;

/** Drawn by hand, each a file that nothing changes: another drawing gets another name. @param folder of the bank's questions */
export async function readPictures(folder: string): Promise<Pictures> {
  const own = join(folder, '..', 'pictures');
  const names = (await readdir(own)).filter((name) => name.endsWith('.svg'));
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(own, name))] as const)));
}

/** Address of a picture with the hash of its content, as wordings name it. */
export function addressIn(pictures: Pictures, name: string): string {
  const content = pictures.get(name);
  if (!content) throw new Error(`the bank has no picture ${name}`);
  return `/quiz-images/${name}#${sha256(content)}`;
}

/** Serves the bank's pictures. */
export function servePictures(app: FastifyInstance, pictures: Pictures): void {
  app.get<{ Params: { name: string } }>('/quiz-images/:name', { schema: { hide: true } }, (request, reply) => {
    const content = pictures.get(request.params.name);
    if (!content) return reply.status(404).send();
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .header('cross-origin-resource-policy', 'same-origin')
      .type('image/svg+xml')
      .send(content);
  });
}
