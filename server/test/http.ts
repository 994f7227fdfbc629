import { request, type IncomingHttpHeaders } from 'node:http';

export interface TestRequest {
  method?: string;
  url: string;
  headers?: Record<string, string>;
  /** An object goes as JSON, bytes and a text as they are. */
  payload?: unknown;
  /** `X-Forwarded-For` and the like are plain headers; this is the address that the connection comes from. */
  from?: string;
}

export interface TestResponse {
  statusCode: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** The body as it came, packed or not. */
  bytes: Buffer;
  json<T = Record<string, unknown>>(): T;
}

/** The code of an envelope. */
export const codeOf = (answer: Pick<TestResponse, 'json'>): number => answer.json<{ code: number }>().code;

/** One request on a connection of its own; unlike `fetch` it may send any Host header. */
export function send(port: number, { method = 'GET', url, headers = {}, payload, from }: TestRequest): Promise<TestResponse> {
  const isJson = typeof payload === 'object' && !Buffer.isBuffer(payload);
  const text = isJson ? JSON.stringify(payload) : (payload as Buffer | string | undefined);
  const type = isJson ? { 'content-type': 'application/json' } : {};
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { port, host: '127.0.0.1', localAddress: from, method, path: url, headers: { ...type, ...headers }, agent: false },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const bytes = Buffer.concat(chunks);
          const body = bytes.toString('utf8');
          resolve({ statusCode: incoming.statusCode ?? 0, headers: incoming.headers, body, bytes, json: <T>() => JSON.parse(body) as T });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(text);
  });
}
