import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, extname, join } from 'node:path';
import { BUILD_MANIFEST_FILE, REGISTRY_ELEMENT_ID, REGISTRY_SIGNATURE_HEADER, type BuildManifest } from '@mortar/protocol/registry';
import { BOOT_ELEMENT_ID, type BootData } from '@mortar/protocol/site';
import { readDescription } from '../remote-config.ts';
import { aloneHtml } from './alone-html.ts';
import { createLocalRegistry } from './local-registry.ts';

interface AlonePageOptions {
  /** The remote. */
  folder: string;
  /** Folder of the shell's development flavour. */
  shell: string;
  /** Origin of the site that all else comes from. */
  site: string;
}

const BOOT = new RegExp(`<script type="application/json" id="${BOOT_ELEMENT_ID}">(.*?)</script>`, 's');
const REGISTRY = new RegExp(`<script type="application/json" id="${REGISTRY_ELEMENT_ID}"[^>]*>(.*?)</script>`, 's');
const REGISTRY_PATH = '/r/registry.json';
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};
/** Headers of a question that decide what a site answers. */
const PASSED_ON = ['cookie', 'accept-language', 'user-agent', 'if-none-match'];

/** Answers what a page that runs alone needs and no site has: HTML, the registry with the local remote, the shell's development flavour. */
export function createAlonePage({ folder, shell, site }: AlonePageOptions) {
  const build = JSON.parse(readFileSync(join(shell, BUILD_MANIFEST_FILE), 'utf8')) as BuildManifest;
  const shellPath = `/shell/${basename(shell)}/`;
  const file = (name: string) => ({
    url: `${shellPath}${name}`,
    integrity: build.files.find(({ path }) => path === name)?.integrity ?? '',
  });
  const chunk = (name: string, kind: 'js' | 'css') => (build.chunks[name]?.[kind] ?? []).map(file);

  const registry = createLocalRegistry(folder);

  function ask(request: IncomingMessage): Promise<Response> {
    const headers = PASSED_ON.flatMap((name) => (request.headers[name] ? [[name, String(request.headers[name])] as [string, string]] : []));
    return fetch(new URL(request.url ?? '/', site), {
      headers: [...headers, ['accept', 'text/html,application/json']],
      redirect: 'manual',
    });
  }

  async function sendPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = await ask(request);
    passCookies(answer, response);
    const location = answer.headers.get('location');
    if (location) return void response.writeHead(answer.status, { location }).end();
    const html = await answer.text();
    const [text, theirRegistry] = [BOOT, REGISTRY].map((element) => element.exec(html)?.[1]);
    if (!text || !theirRegistry) throw new Error(`${site} answered ${answer.status} without boot data: is it a Mortar site?`);
    const { worker: _, ...theirs } = JSON.parse(text) as Omit<BootData, 'registry'>;
    const boot = { ...theirs, shell: basename(shell), registryKey: registry.publicKey };
    const scripts = [...chunk(`locale-${boot.locale}`, 'js'), ...chunk('main', 'js')];
    const page = { boot, registry: registry.withLocal(theirRegistry), scripts, styles: chunk('main', 'css') };
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('cache-control', 'no-store');
    response.end(aloneHtml({ ...page, remote: readDescription(folder) }));
  }

  async function sendRegistry(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = await ask(request);
    if (answer.status !== 200) return void response.writeHead(answer.status).end();
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.setHeader('etag', answer.headers.get('etag') ?? '');
    const { text, signature } = registry.withLocal(await answer.text());
    response.setHeader(REGISTRY_SIGNATURE_HEADER, signature);
    response.end(text);
  }

  function sendShellFile(name: string, response: ServerResponse): void {
    const known = build.files.some(({ path }) => path === name);
    if (!known) return void response.writeHead(404).end();
    response.setHeader('content-type', TYPES[extname(name)] ?? 'application/octet-stream');
    response.end(readFileSync(join(shell, name)));
  }

  const handlerOf = (request: IncomingMessage) => {
    const { pathname } = new URL(request.url ?? '/', site);
    if (pathname === REGISTRY_PATH) return sendRegistry;
    if (pathname.startsWith(shellPath))
      return (_: IncomingMessage, response: ServerResponse) => sendShellFile(basename(pathname), response);
    const { accept = '', 'sec-fetch-dest': goal = 'document' } = request.headers;
    const isPage = request.method === 'GET' && accept.includes('text/html') && goal === 'document';
    return isPage && !/^\/(api|dev)\//.test(pathname) ? sendPage : undefined;
  };

  return {
    answer(request: IncomingMessage, response: ServerResponse, next: () => void): void {
      const send = handlerOf(request);
      if (!send) return next();
      void Promise.resolve(send(request, response)).catch((error: unknown) => {
        response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' }).end(`No page: ${String(error)}\n`);
      });
    },

    /** Every page of the remote, one address a line. */
    addresses: (origin: string): string =>
      readDescription(folder)
        .routes.map(({ path }) => `  ${origin}${path}`)
        .join('\n'),
  };
}

function passCookies(answer: Response, response: ServerResponse): void {
  // Theirs may be for another host; here they are for this one.
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.replace(/;\s*domain=[^;]*/i, ''));
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
}
