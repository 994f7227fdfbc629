/** A page of the community's lists as the kit reads it: only `end` says that there is no more. */
export const asPage = <Item>({ list, cursor, end }: { list: Item[]; cursor: string | null; end: boolean }) => ({
  items: list,
  next: end ? null : cursor,
});

/** What a list is asked for page by page. */
export interface Paging {
  pageSize: number;
  cursor?: string;
}
