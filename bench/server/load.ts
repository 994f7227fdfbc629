import autocannon from 'autocannon';

export interface Load {
  /** Answered requests per second. */
  rps: number;
  /** Milliseconds. */
  p99: number;
}

/** One request of a load; the load goes round all of them. */
export interface LoadRequest {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

/** Requests that are under way at once, unless a load says another number. */
const CONNECTIONS = 16;
/** The load comes from this many visitors, as far as the rate limit can tell. */
const VISITORS = 2000;

/** Address of one visitor of a load: budgets are per address, and a benchmark is one. */
export const addressOf = (visitor: number) => `10.${visitor >> 8}.${visitor & 255}.1`;

/** The same request from many visitors. */
export function fromVisitors(path: string, headers: Record<string, string>): LoadRequest[] {
  return Array.from({ length: VISITORS }, (_, visitor) => ({ path, headers: { ...headers, 'x-forwarded-for': addressOf(visitor) } }));
}

/** Loads a server on this machine for some seconds; fails when an answer is no success or does not hold the text `success`. */
export async function loadFor(
  seconds: number,
  origin: string,
  requests: LoadRequest[],
  success: string,
  connections = CONNECTIONS,
): Promise<Load> {
  if (new URL(origin).hostname !== 'localhost') throw new Error(`load is only sent to this machine, not to ${origin}`);
  let clients = 0;
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    verifyBody: (body) => String(body).includes(success),
    // Each connection has a share of its own: else all would send the same request at the same time.
    setupClient(client) {
      const share = clients++;
      client.setRequests(requests.filter((_, index) => index % connections === share % requests.length));
    },
  });
  const { non2xx, errors, mismatches } = result;
  if (non2xx + errors + mismatches > 0)
    throw new Error(`${origin}: ${non2xx} answers other than success, ${mismatches} without ${success}, ${errors} errors`);
  return { rps: result['2xx'] / result.duration, p99: result.latency.p99 };
}
