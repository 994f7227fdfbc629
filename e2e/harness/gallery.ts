import { randomBytes } from 'node:crypto';
import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { contentSecurityPolicy } from '../../server/src/modules/site/csp.ts';
import { E2E, mustRun, sourceProgram } from './programs.ts';

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

export interface Gallery {
  origin: string;
  close: () => Promise<void>;
}

/** Builds the page of all components as remotes are built and serves it under the policy that the site sends. */
export async function startGallery(): Promise<Gallery> {
  const folder = mkdtempSync(join(tmpdir(), 'mortar-gallery-'));
  await mustRun([...sourceProgram(join(E2E, 'harness/build-gallery.ts')), folder]);
  const files = JSON.parse(readFileSync(join(folder, 'files.json'), 'utf8')) as string[];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://gallery');
    const file = join(folder, normalize(pathname));
    if (pathname !== '/' && existsSync(file) && statSync(file).isFile()) {
      response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
      return void createReadStream(file).pipe(response);
    }
    if (pathname !== '/') return void response.writeHead(404).end();
    const nonce = randomBytes(16).toString('base64');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('content-security-policy', contentSecurityPolicy({ seq: 1, choice: '', areas: [], remotes: {} }, nonce));
    response.end(page(files, nonce));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true });
    },
  };
}

/** The style element and the nonce are what the site's HTML holds for the toasts. */
function page(files: readonly string[], nonce: string): string {
  const sheets = files.filter((file) => /^gallery\..*\.css$/.test(file)).map((file) => `<link rel="stylesheet" href="/${file}">`);
  const scripts = files.filter((file) => /^gallery\..*\.js$/.test(file)).map((file) => `<script defer src="/${file}"></script>`);
  return `<!doctype html><html lang="en" data-theme="dark"><head><meta charset="utf-8"><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Components</title>${sheets.join('')}
<style id="_goober" nonce="${nonce}"> </style><script nonce="${nonce}">window.__nonce__=${JSON.stringify(nonce)}</script>
${scripts.join('')}</head><body><div id="root"></div></body></html>`;
}
