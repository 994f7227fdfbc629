import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { rangeOf, type ByteRange } from '../lib/byte-range.ts';
import { hasAlready } from '../lib/if-none-match.ts';
import { ObjectMissing } from './failures.ts';

interface Sent {
  size: number;
  headers: Record<string, string | undefined>;
  read(range?: ByteRange): Promise<Readable>;
}

/** Answers with an object, whole or in part. @returns whether it is there; where it is not, nothing is answered */
export async function sendObject({ method, headers: asked }: FastifyRequest, reply: FastifyReply, object: Sent): Promise<boolean> {
  const { size, headers, read } = object;
  const { etag } = headers;
  if (etag !== undefined && hasAlready(etag, asked['if-none-match'])) return sent(reply.headers(headers).status(304).send());
  const isWhole = asked['if-range'] !== undefined && asked['if-range'] !== etag;
  const range = isWhole ? undefined : rangeOf(asked.range, size);
  if (range === null) return sent(reply.status(416).header('content-range', `bytes */${size}`).send());
  // Opened before anything is answered, so that what cannot be read is never kept for a year.
  const stream = method === 'HEAD' ? Readable.from([]) : await read(range).catch(missing);
  if (!stream) return false;
  reply.headers({ ...headers, 'accept-ranges': 'bytes', 'content-length': range ? range.end - range.start + 1 : size });
  if (range) reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  return sent(reply.send(stream));
}

/** A reply is a promise of its end, which nobody waits for. */
const sent = (_reply: FastifyReply): true => true;

function missing(error: unknown): undefined {
  if (!(error instanceof ObjectMissing)) throw error;
}
