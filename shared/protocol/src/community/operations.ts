import type { Operation } from '../core/operations.ts';

/** What the server answers of the area: a resource joins when its routes are bound. */
export const operations: Readonly<Record<string, Operation>> = {};
