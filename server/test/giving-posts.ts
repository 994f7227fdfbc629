import { operations } from '../src/modules/manifests.ts';

/** Whether a schema has a post or a reply within it. */
function holdsPost(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  const { properties } = schema as { properties?: Record<string, unknown> };
  return (properties !== undefined && 'postid' in properties && 'text' in properties) || Object.values(schema).some(holdsPost);
}

/** Ids of all operations of the server that give out posts or replies. */
export const givingPosts = (): string[] =>
  operations
    .filter(({ schemas }) => holdsPost(schemas.data))
    .map(({ endpoint }) => endpoint.id)
    .toSorted();
