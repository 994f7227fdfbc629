import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { BootData, RegistryDocument } from '@mortar/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerModule } from '../../lib/module.ts';
import { devMailboxFor } from '../../mail/index.ts';
import { setSessionCookies, type RestoredSession, type Sessions } from '../account/index.ts';
import { contentSecurityPolicy } from './csp.ts';
import { decide, type Decision } from './decide.ts';
import { FAVICON } from './favicon.ts';
import { createFirstPaint } from './first-paint.ts';
import { renderHtml } from './html.ts';
import { pageFiles } from './page-files.ts';
import { chosenLocale, chosenTheme } from './preferences.ts';
import { createStyleReader } from './remote-styles.ts';
import { readShellBuild } from './shell-build.ts';
import { SITE_DESCRIPTION, SITE_NAME, STATUS_TITLES, cutDescription, cutTitle } from './texts.ts';

const compress = promisify(brotliCompress);

export interface SiteModuleDeps {
  registry: { current(): RegistryDocument };
  sessions: Pick<Sessions, 'restore' | 'service'>;
}

type Page = Exclude<Decision, { status: 302 }>;

/** Whether this page's route asks that the cookies of a session live longer with every visit (spec §2). */
function renewsCookies(decision: Page): boolean {
  return decision.status === 200 && (decision.remote?.route.guards ?? []).includes('updateCookie');
}

/** Every path that is neither an endpoint nor a file: HTML with boot data, decided by the registry. */
export function createSiteModule({ registry, sessions }: SiteModuleDeps): ServerModule {
  return {
    name: 'site',
    async register(app, { config, clock, signKeys }) {
      const shell = await readShellBuild(config.shellDir);
      const styleOf = createStyleReader(config.dataDir);
      const firstPaintOf = createFirstPaint({ dataDir: config.dataDir, shell: join(config.shellDir, shell.version) });

      async function page(request: FastifyRequest, decision: Page, restored: RestoredSession | null, nonce: string): Promise<string> {
        const locale = chosenLocale(request.headers.cookie, request.headers['accept-language']);
        const remote = decision.status === 200 ? decision.remote : undefined;
        const files = pageFiles(shell, locale, remote && { ...remote, page: remote.route.page });
        const mailbox = devMailboxFor(config, request);
        const boot: BootData = {
          now: clock.now(),
          locale,
          theme: chosenTheme(request.headers.cookie),
          shell: shell.version,
          federationScript: files.federation,
          registry: registry.current(),
          session: restored?.session ?? null,
          profile: restored?.profile ?? null,
          links: { ...config.links, ...(mailbox && { devMailbox: mailbox }) },
          signKeys: { web: signKeys.web, h5: signKeys.h5 },
        };
        const title = remote?.route.title ?? STATUS_TITLES[decision.status];
        return renderHtml({
          nonce,
          boot,
          files,
          title: cutTitle(remote ? title[locale] : `${title[locale]} · ${SITE_NAME}`),
          description: cutDescription((remote?.route.description ?? SITE_DESCRIPTION)[locale]),
          styles: [
            { css: shell.css, href: `/shell/${shell.version}/${shell.chunks['main']?.css[0] ?? ''}` },
            ...(await Promise.all(files.css.map(styleOf))),
          ],
          firstPaint: remote ? await firstPaintOf(locale, remote, restored !== null) : '',
          fonts: shell.fonts.map((font) => `/shell/${shell.version}/${font}`),
        });
      }

      async function answer(request: FastifyRequest, reply: FastifyReply) {
        const url = new URL(request.url, config.publicUrl);
        if (url.pathname.startsWith('/api/')) return reply.callNotFound();
        const mobile = /\bMobi/i.test(request.headers['user-agent'] ?? '');
        const restored = await sessions.restore(request);
        const decision = decide(registry.current(), url, { signedIn: restored !== null, mobile });
        if (decision.status === 302) return reply.redirect(decision.location, 302);
        const nonce = randomBytes(16).toString('base64');
        const html = await page(request, decision, restored, nonce);
        if (restored && renewsCookies(decision)) {
          await sessions.service.touch(restored.sessionId);
          setSessionCookies(reply, restored.session, restored.refreshToken);
        }
        reply
          .status(decision.status)
          .type('text/html; charset=utf-8')
          .header('cache-control', restored ? 'private, no-store' : 'private, no-cache')
          .header('vary', 'cookie, accept-language, accept-encoding')
          .header('content-security-policy', contentSecurityPolicy(registry.current(), nonce, config.links));
        if (!/\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(html);
        return reply.header('content-encoding', 'br').send(await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
      }

      app.get('/favicon.svg', { schema: { hide: true } }, (_request, reply) =>
        reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(FAVICON),
      );
      app.get('/favicon.ico', { schema: { hide: true } }, (_request, reply) => reply.redirect('/favicon.svg', 301));
      app.get('/*', { schema: { hide: true } }, answer);
    },
  };
}
