import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SUCCESS } from '@mortar/protocol';

/** A request as it came over the wire. */
export interface Received {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
  /** Kept when the caller left before the answer. */
  left: Promise<void>;
}

export type Reply = (request: Received, response: ServerResponse) => void;

/** Response headers that a page of another origin may read; jsdom's pages are one. */
const READABLE = 'date, location, redirect, retry-after, upload-length, upload-offset, x-request-id';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });

/** Public key as the boot data carries it. */
export const SIGN_KEY = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

/** Parts of a decrypted `sign`. */
export function readSign(value: unknown): { os?: string; timestamp: number; version?: string } {
  const padding = { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  const [os, timestamp, version] = privateDecrypt(padding, Buffer.from(String(value), 'base64'))
    .toString()
    .split('|');
  return { os, timestamp: Number(timestamp), version };
}

/** Answers with an envelope. */
export function envelope(code: number, data: unknown = null, status = 200, headers: Record<string, string> = {}): Reply {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify({ code, msg: `message of ${code}`, status, data }));
  };
}

export const succeed = (data: unknown = { accepted: 1 }) => envelope(SUCCESS, data);

/** A real server on a loopback port that records what it gets and answers what a test says. */
export async function startApi() {
  const received: Received[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  const api = { received, reply: succeed() as Reply, url: '', arrived, close };

  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-expose-headers', READABLE);
    if (request.method === 'OPTIONS') return preflight(request, response);
    const left = new Promise<void>((resolve) => response.on('close', () => response.writableEnded || resolve()));
    const call = { ...(await read(request)), left };
    received.push(call);
    for (const { count, resolve } of waiting) if (received.length >= count) resolve();
    api.reply(call, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  api.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  /** Resolves when so many requests have come. */
  function arrived(count: number): Promise<void> {
    return new Promise((resolve) => (received.length >= count ? resolve() : waiting.push({ count, resolve })));
  }
  async function close(): Promise<void> {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  return api;
}

function preflight(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(204, {
    'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '',
    'access-control-allow-methods': 'GET, POST, HEAD, PATCH',
  });
  response.end();
}

async function read(request: IncomingMessage): Promise<Omit<Received, 'left'>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const url = new URL(request.url ?? '/', 'http://api');
  return {
    method: request.method ?? '',
    path: url.pathname,
    query: url.searchParams,
    headers: request.headers,
    body: Buffer.concat(chunks).toString(),
  };
}
