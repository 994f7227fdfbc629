import type { PgBoss, Queue } from 'pg-boss';

export type QueuePolicy = Omit<Queue, 'name'>;

/**
 * Queues of a database as this process wants them. A start finds nearly all of them there, so it asks for all at once, makes
 * those that are missing and changes those that an earlier version made otherwise.
 * @returns makes sure of a queue by its name, outside of any transaction: it stays although the first job for it is rolled back
 */
export async function openQueues(boss: PgBoss, policy: QueuePolicy): Promise<(name: string) => Promise<void>> {
  const standing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const wanted = Object.entries(policy) as [keyof QueuePolicy, unknown][];

  async function make(name: string): Promise<void> {
    const found = standing.get(name);
    if (!found) await boss.createQueue(name, policy);
    else if (wanted.some(([key, value]) => found[key] !== value)) await boss.updateQueue(name, policy);
  }

  const made = new Map<string, Promise<void>>();
  return (name) => {
    const coming = made.get(name) ?? make(name);
    made.set(name, coming);
    coming.catch(() => made.delete(name));
    return coming;
  };
}
