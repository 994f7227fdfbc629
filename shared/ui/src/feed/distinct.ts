/** Items without those whose key came before: a page of a list that moved meanwhile brings some of them twice. */
export function distinct<Item>(items: readonly Item[], itemKey: (item: Item) => string): Item[] {
  const known = new Set<string>();
  return items.filter((item) => {
    const key = itemKey(item);
    return !known.has(key) && known.add(key);
  });
}
