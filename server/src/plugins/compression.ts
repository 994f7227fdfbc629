import { fastifyCompress } from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/** What is made for each request; files are kept compressed beside themselves, and pictures are so already. */
const TYPES = /^(text\/(html|plain)|application\/([\w.-]+\+)?json|image\/svg\+xml)\b/;
/** Below this an answer fits into a packet as it is, in bytes. */
const LEAST_BYTES = 1024;

async function register(app: FastifyInstance): Promise<void> {
  await app.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    customTypes: TYPES,
    threshold: LEAST_BYTES,
    // A body that a client packed could hold more than it says.
    globalDecompression: false,
  });
}

/** Pages and JSON travel compressed, as a browser takes them. */
export const compression = fastifyPlugin(register, { name: 'compression' });
