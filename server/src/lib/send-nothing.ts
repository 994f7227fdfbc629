import type { FastifyReply } from 'fastify';

export function sendNothing(reply: FastifyReply): FastifyReply {
  return reply.status(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found');
}
