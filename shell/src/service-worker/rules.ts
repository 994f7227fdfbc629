/** Downloads and answers of the API are nothing that a page could stand in for. */
const NO_PAGE = /^\/(api|files)\//;
/** `/shell/<version>/<file>` and `/r/<remote>/<version>/<file>`. */
const IMMUTABLE = /^\/(shell|r\/[^/]+)\/[^/]+\/[^/]+$/;

type Asked = Pick<Request, 'method' | 'mode' | 'destination' | 'integrity' | 'url'>;

/**
 * What the worker does with a request; nothing means that the browser goes on as if there were no worker.
 * A file is only looked at with the hash that it must have, and without a query: one that failed is asked for again
 * with a query, and that must reach the network.
 */
export function ruleFor({ method, mode, destination, integrity, url }: Asked, origin: string): 'page' | 'file' | undefined {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return undefined;
  if (mode === 'navigate') return destination === 'document' && !NO_PAGE.test(address.pathname) ? 'page' : undefined;
  return IMMUTABLE.test(address.pathname) && address.search === '' && integrity.startsWith('sha384-') ? 'file' : undefined;
}
