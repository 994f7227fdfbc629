import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** One name without a folder; hidden files, packed forms and `build.json` are no file of a version. */
const FILE = /^[A-Za-z0-9_][A-Za-z0-9_.-]*\.(js|css|woff2|svg|png|jpg|webp|pdf|mp3)$/;
const VERSION = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  pdf: 'application/pdf',
  mp3: 'audio/mpeg',
};

/** Answers with a file of an immutable version, in the smallest form that the browser takes. */
export async function sendVersionFile(request: FastifyRequest, reply: FastifyReply, parent: string, version: string, file: string) {
  const type = FILE.exec(file)?.[1];
  const found = type && VERSION.test(version) ? await smallestForm(join(parent, version, file), String(request.headers['accept-encoding'] ?? '')) : null;
  if (!found || !type) return reply.status(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found');
  reply
    .type(TYPES[type] ?? 'application/octet-stream')
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('vary', 'accept-encoding')
    .header('content-length', found.size);
  if (found.encoding) reply.header('content-encoding', found.encoding);
  return request.method === 'HEAD' ? reply.send() : reply.send(createReadStream(found.path));
}

async function smallestForm(path: string, accepted: string) {
  const forms = [
    { path: `${path}.br`, encoding: 'br' },
    { path: `${path}.gz`, encoding: 'gzip' },
  ].filter(({ encoding }) => new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?(,|$))`).test(accepted));
  for (const form of [...forms, { path, encoding: null }]) {
    const found = await stat(form.path).catch(() => null);
    if (found?.isFile()) return { ...form, size: found.size };
  }
  return null;
}
