import { createRequest } from '@mortar/client';
import { readOwnStats } from '@mortar/protocol/community';
import { createQuery } from '@mortar/remote-kit';

/** Spans that can be looked at, in days. */
export const SPANS = ['7', '28', '90'] as const;
export type Span = (typeof SPANS)[number];

/** What others did with the person's posts. */
export const stats = createQuery(createRequest(readOwnStats));
