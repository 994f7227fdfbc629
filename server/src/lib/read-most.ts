import type { IncomingHttpHeaders } from 'node:http';

/** All bytes of a stream; undefined where they are, or say that they are, more than `most`. */
export async function readMost(
  stream: AsyncIterable<Buffer> & { headers?: IncomingHttpHeaders },
  most: number,
): Promise<Buffer | undefined> {
  if (Number(stream.headers?.['content-length'] ?? 0) > most) return undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
