import type { Endpoint } from '@mortar/protocol';

/** One HTTP request, ready to be sent. */
export interface Exchange {
  method: Endpoint['method'];
  url: string;
  query?: unknown;
  body?: unknown;
  /** The body goes as a form. */
  form: boolean;
  headers: Record<string, string>;
  signal?: AbortSignal;
  /** Told of the bytes of the body that have been sent. */
  onProgress?: (sent: number) => void;
  timeoutMs: number;
}

/** What came back, whatever its status. */
export interface Answer {
  kind: 'answer';
  status: number;
  /** The body as JSON; undefined when it is none. */
  body: unknown;
  header: (name: string) => string | undefined;
}

/** Nothing came back. */
export interface Silence {
  kind: 'network' | 'timeout' | 'aborted';
}

/** Sends a request. Its code is fetched with the first one; a page that cannot fetch it has no network. */
export async function send(request: Exchange): Promise<Answer | Silence> {
  const http = await import(/* webpackChunkName: "http" */ './http.ts').catch(() => null);
  if (!http) return { kind: 'network' };
  return request.signal?.aborted ? { kind: 'aborted' } : http.exchange(request);
}
