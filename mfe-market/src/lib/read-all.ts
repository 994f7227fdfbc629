/** A page of a list. */
interface Page<Item> {
  items: Item[];
  next: string | null;
}

/** As many as a page may have. */
const FULL_PAGE = 100;

/** Reads a list to its end. @param read a page of it */
export async function readAll<Item>(read: (cursor: { cursor?: string; pageSize: number }) => Promise<Page<Item>>): Promise<Item[]> {
  const all: Item[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page: Page<Item> = await read({ pageSize: FULL_PAGE, ...(cursor && { cursor }) });
    all.push(...page.items);
    cursor = page.next;
  }
  return all;
}
