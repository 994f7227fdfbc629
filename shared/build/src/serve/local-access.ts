import { LOCAL_DESCRIPTION_FILE, localPath } from '@mortar/protocol/registry';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { remoteName } from '../workspace.ts';
import { readDescription } from '../remote-config.ts';

interface LocalAccessOptions {
  /** The remote. */
  folder: string;
  /** Origin of the site. */
  site: string;
}

/**
 * Lets pages of the site, and of no other, read what a development server serves of a remote, and tells them what its
 * `remote.json` says now.
 */
export function createLocalAccess({ folder, site }: LocalAccessOptions) {
  const path = localPath(remoteName(folder));

  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { pathname } = new URL(request.url ?? '/', site);
    if (!pathname.startsWith(path)) return next();
    if (isSomebodyElses(request)) return void response.writeHead(403).end();
    response.setHeader('vary', 'origin');
    if (request.headers.origin === site) response.setHeader('access-control-allow-origin', site);
    if (pathname !== path + LOCAL_DESCRIPTION_FILE) return next();
    sendDescription(folder, response);
  };
}

/** Pages of a site ask for scripts in their own name. Without it, a page of another site would run them to see what they hold. */
function isSomebodyElses({ headers }: IncomingMessage): boolean {
  return headers['sec-fetch-dest'] === 'script' && headers['sec-fetch-mode'] === 'no-cors' && headers['sec-fetch-site'] === 'cross-site';
}

/** Read anew for every page: it may have been changed. */
function sendDescription(folder: string, response: ServerResponse): void {
  response.setHeader('cache-control', 'no-store');
  try {
    const text = JSON.stringify(readDescription(folder));
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(text);
  } catch (error) {
    response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(`${String(error)}\n`);
  }
}
