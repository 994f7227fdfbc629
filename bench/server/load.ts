import autocannon from 'autocannon';

export interface Load {
  /** Answered requests per second. */
  rps: number;
  /** Milliseconds. */
  p99: number;
}

const CONNECTIONS = 16;
/** The load comes from this many visitors, as far as the rate limit can tell. */
const VISITORS = 2000;

/** Loads one URL on this machine for some seconds; fails when anything but success comes back. */
export async function loadFor(seconds: number, url: string, headers: Record<string, string>): Promise<Load> {
  const { hostname, pathname, search } = new URL(url);
  if (hostname !== 'localhost') throw new Error(`load is only sent to this machine, not to ${hostname}`);
  const requests = Array.from({ length: VISITORS }, (_, visitor) => ({
    path: pathname + search,
    headers: { ...headers, 'x-forwarded-for': `10.${visitor >> 8}.${visitor & 255}.1` },
  }));
  const result = await autocannon({ url, connections: CONNECTIONS, duration: seconds, requests });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers other than success, ${result.errors} errors`);
  return { rps: result.requests.average, p99: result.latency.p99 };
}
