import { LOCALES } from '@mortar/protocol';
import type { RegistryDocument } from '@mortar/protocol/registry';
import type { FastifyInstance } from 'fastify';
import { localeOfPage } from '../../../lib/locale-of.ts';
import { chosenTheme } from '../preferences.ts';
import type { Icons } from './icons.ts';
import { manifestPath, webManifest } from './manifest.ts';
import { createOfflinePage } from './offline-page.ts';
import type { PwaBuild } from './pwa-build.ts';

/** Where the service worker is: at the root, so that the whole site is its scope. */
export const WORKER_PATH = '/sw.js';
const OFFLINE_PATH = '/offline.html';

const ONE_DAY = 'public, max-age=86400';
/** A worker may call our own origin and nothing else. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'";

export interface PwaParts {
  registry: { current(): RegistryDocument };
  icons: Icons;
  build: PwaBuild;
  /** The shell's first stylesheet, with absolute addresses. */
  css: string;
  /** Whether browsers shall have a service worker; else `/sw.js` ends the one that they have. */
  isOn: boolean;
}

/** Manifest, icons, service worker and offline page. */
export function addPwaRoutes(app: FastifyInstance, { registry, icons, build, css, isOn }: PwaParts): void {
  const hidden = { schema: { hide: true } };
  app.get('/favicon.svg', hidden, (_request, reply) => reply.type('image/svg+xml').header('cache-control', ONE_DAY).send(icons.favicon));
  app.get('/favicon.ico', hidden, (_request, reply) => reply.redirect('/favicon.svg', 301));
  for (const [name, bytes] of icons.pictures)
    app.get(`/icons/${name}`, hidden, (_request, reply) => reply.type('image/png').header('cache-control', ONE_DAY).send(bytes));
  for (const { code } of LOCALES)
    app.get(manifestPath(code), hidden, (_request, reply) =>
      reply
        .type('application/manifest+json')
        .header('cache-control', 'public, no-cache')
        .send(JSON.stringify(webManifest(registry.current(), code))),
    );

  const offline = createOfflinePage({ css, script: build.offlineScript, markup: build.offlineMarkup });
  app.get(OFFLINE_PATH, hidden, (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'private, no-cache')
      .header('vary', 'cookie, accept-language, x-facebook-locale')
      .header('x-robots-tag', 'noindex')
      .header('content-security-policy', offline.policy)
      .send(offline.render(localeOfPage(request), chosenTheme(request.headers.cookie))),
  );

  // The page's address carries its revision, so a page that changed makes the worker another one, which keeps it anew.
  const worker = isOn ? `self.OFFLINE_PAGE=${JSON.stringify(`${OFFLINE_PATH}?${offline.revision}`)};\n${build.worker}` : build.noWorker;
  app.get(WORKER_PATH, hidden, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', WORKER_POLICY)
      .send(worker),
  );
}
