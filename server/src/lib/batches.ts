interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/**
 * Group commit: while one batch is under way, what comes gathers in the next. An idle system does each item at once, a busy one
 * as many together as came meanwhile, so that a round trip and a flush to the disk are shared.
 * @param work does items in their order and gives their results in it
 * @param most items of one batch
 */
export function createBatches<Item, Result>(work: (items: Item[]) => Promise<Result[]>, most: number): (item: Item) => Promise<Result> {
  const queue: Waiting<Item, Result>[] = [];
  let isBusy = false;

  async function flush(): Promise<void> {
    while (queue.length > 0) {
      const batch = queue.splice(0, most);
      try {
        const results = await work(batch.map(({ item }) => item));
        batch.forEach(({ resolve }, index) => resolve(results[index]!));
      } catch (error) {
        batch.forEach(({ reject }) => reject(error));
      }
    }
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
