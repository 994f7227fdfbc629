import { createPublisher } from '../src/modules/community/posts/publisher.ts';
import type { Outcome } from '../src/modules/community/store/publish.ts';
import type { TestApp } from './app.ts';

/** What puts posts into the feed log, as another process has it. */
export function createTestPublisher({ database: { db }, clock }: TestApp): (postId: number) => Promise<Outcome> {
  const publish = createPublisher({
    db,
    clock,
    notices: { published: () => Promise.resolve(), held: () => Promise.resolve() },
    topics: { publish: () => Promise.resolve() },
    failed: (error) => {
      throw error;
    },
  });
  return (postId) => publish({ postId });
}
