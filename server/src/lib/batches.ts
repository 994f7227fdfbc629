import { errorChain } from './error-chain.ts';

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/** Whether the database refused a value (SQLSTATE class 22): that of one item, and nothing of its batch was done. */
const isOfOneItem = (error: unknown): boolean => errorChain(error).some(({ code }) => /^22[0-9A-Z]{3}$/.test(code ?? ''));

/**
 * Group commit: while one batch is under way, what comes gathers in the next. An idle system does each item at once, a busy one
 * as many together as came meanwhile, so that a round trip and a flush to the disk are shared.
 * @param work does items in their order and gives their results in it; where a value of one is refused, each is done by itself
 * @param most items of one batch
 */
export function createBatches<Item, Result>(work: (items: Item[]) => Promise<Result[]>, most: number): (item: Item) => Promise<Result> {
  const queue: Waiting<Item, Result>[] = [];
  let isBusy = false;

  async function doAll(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await work(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, index) => resolve(results[index]!));
    } catch (error) {
      if (batch.length > 1 && isOfOneItem(error)) for (const one of batch) await doAll([one]);
      else batch.forEach(({ reject }) => reject(error));
    }
  }

  async function flush(): Promise<void> {
    while (queue.length > 0) await doAll(queue.splice(0, most));
    isBusy = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      if (isBusy) return;
      isBusy = true;
      // Behind what else this turn of the loop brings.
      setImmediate(() => void flush());
    });
}
