/** What a list is asked for page by page. */
export interface Paging {
  pageSize: number;
  cursor?: string;
}
