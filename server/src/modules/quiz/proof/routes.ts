import { operations } from '@mortar/protocol/quiz/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import type { ReadProof } from './service.ts';

/** Binds the proof of a run. */
export function registerProofRoutes(app: FastifyInstance, readProof: ReadProof): void {
  route(app, operations.getProof, ({ query }) => readProof(query.runid));
}
