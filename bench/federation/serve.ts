import { createServer, request } from 'node:http';
import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { WORKSPACE_ROOT } from '@mortar/build';
import type { Stack } from '../stack.ts';
import type { Document } from './variants.ts';

/**
 * Serves one document per variant and path, and the files of all, by the same code.
 * @param sites what answers everything else of a variant, where it is not `stack`
 */
export async function serve(
  port: number,
  stack: Stack,
  built: { base: string; dir: string }[],
  documents: Map<string, Document>,
  sites: Record<string, Stack> = {},
): Promise<() => Promise<void>> {
  const ready = new Map([...documents].map(([key, { html, policies }]) => [key, { body: brotli(html), policies }]));
  const folders = [
    ...built.map(({ base, dir }) => [base, dir] as const),
    ['/shell/', join(WORKSPACE_ROOT, 'shell/dist')],
    ...[stack, ...Object.values(sites)].map(({ dataDir }) => ['/r/', join(dataDir, 'remotes')] as const),
  ];
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', 'http://localhost');
    const variant = cookie(incoming.headers.cookie, 'variant');
    const document = ready.get(`${variant} ${url.pathname}`);
    if (document) {
      outgoing.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
        ...document.policies,
      });
      outgoing.end(document.body);
      return;
    }
    const own = folders
      .flatMap(([base, dir]) => (url.pathname.startsWith(base) ? [join(dir, url.pathname.slice(base.length))] : []))
      .find((file) => existsSync(file));
    if (own) {
      const packed = existsSync(`${own}.br`);
      outgoing.writeHead(200, {
        'content-type': typeOf(own),
        ...(packed && { 'content-encoding': 'br' }),
        'cache-control': 'public, max-age=31536000, immutable',
      });
      createReadStream(packed ? `${own}.br` : own).pipe(outgoing);
      return;
    }
    const { url: site } = sites[variant] ?? stack;
    incoming.pipe(
      request(site + incoming.url, { method: incoming.method, headers: { ...incoming.headers, host: new URL(site).host } }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

function brotli(text: string): Buffer {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

function cookie(header: string | undefined, name: string): string {
  return new RegExp(`${name}=([^;]*)`).exec(header ?? '')?.[1] ?? '';
}

function typeOf(file: string): string {
  if (file.endsWith('.js')) return 'text/javascript; charset=utf-8';
  if (file.endsWith('.css')) return 'text/css; charset=utf-8';
  return file.endsWith('.woff2') ? 'font/woff2' : 'application/octet-stream';
}
