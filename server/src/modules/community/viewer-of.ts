import type { FastifyRequest } from 'fastify';
import { VISITOR } from './ids.ts';

/** Whose eyes a call sees with. */
export const viewerOf = ({ person }: FastifyRequest): number => person?.userId ?? VISITOR;
