import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { safePath } from '@mortar/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ANSWER_MS, answerWithin } from '../../core/deadline.ts';
import type { ModuleCore, ServerModule } from '../../core/module.ts';
import type { PageBeginningSource } from '../../core/page-beginning.ts';
import type { PageTextSource } from '../../core/page-texts.ts';
import { AppError } from '../../lib/app-error.ts';
import { localeOfPage } from '../../lib/locale-of.ts';
import { loadSignKeys, publicSignKeys } from '../../lib/sign-keys.ts';
import { sessionDataOf, setSessionCookies, type Identity, type OpenSession } from '../identity/index.ts';
import type { OverrideTaken, RegistryReader, VersionPlaces, Visitors } from '../registry/index.ts';
import { contentSecurityPolicy } from './csp.ts';
import { decide } from './decide.ts';
import { createPageMaker, type Page, type SignedIn } from './make-page.ts';
import { createPageBeginnings } from './page-beginnings.ts';
import { createPageCards } from './page-cards.ts';
import { createPreviews } from './preview/index.ts';
import { addPwaRoutes, readIcons, readPwaBuild } from './pwa/index.ts';
import { readShellBuild } from './shell-build.ts';
import { NO_FLAVOUR, NO_INTEGRITY_POLICY, createShellChoice } from './shell-of-visitor.ts';
import { registerSigningKeys } from './signing-keys/routes.ts';

export { createFaces, createPngs, createTypeCase, drawMark, PICTURE_HEIGHT, PICTURE_WIDTH, type TypeStyle } from './preview/index.ts';
export { SITE_NAME } from './texts.ts';

export interface SiteModuleDeps {
  /** What everybody gets: for what is said of the site elsewhere, and to see whether pages can be made. */
  registry: Pick<RegistryReader, 'current' | 'for'>;
  /** What each visitor gets. */
  visitors: Pick<Visitors, 'pageDocument' | 'takeLink' | 'takeOverride' | 'isOfTeam'>;
  identity: Pick<Identity, 'authentication' | 'sessions' | 'readProfile'>;
  /** Where versions of remotes lie. */
  places: VersionPlaces;
  /** What modules know of their pages beyond `remote.json`. */
  pageTexts(): readonly PageTextSource[];
  /** What they know of how their pages begin. */
  pageBeginnings(): readonly PageBeginningSource[];
}

/** Somebody who comes for the first time. */
const UNKNOWN_VISITOR: Parameters<RegistryReader['for']>[0] = { uid: null, browser: null, links: [], overrides: {}, local: {} };

/** Whether this page's route asks that the cookies of a session live longer with every visit (spec §2). */
function renewsCookies(decision: Page): boolean {
  return decision.status === 200 && (decision.remote?.route.guards ?? []).includes('updateCookie');
}

/** Every path that is neither an endpoint nor a file: HTML with boot data, decided by the registry. */
export function siteModule(
  { config, clock }: ModuleCore,
  { registry, visitors, identity, places, pageTexts, pageBeginnings }: SiteModuleDeps,
): ServerModule {
  return {
    name: 'site',
    async register(app) {
      const signKeys = publicSignKeys(await loadSignKeys(config));
      const release = await readShellBuild(config.shellDir);
      const shellOf = createShellChoice(config.shellDir, release);
      const folder = join(config.shellDir, release.version);
      const cards = createPageCards({ registry, sources: pageTexts() });
      const previews = createPreviews(cards);
      const page = createPageMaker({ config, clock, app, places, folder, cards, previews, signKeys });
      const beginningOf = createPageBeginnings(pageBeginnings(), app.log);
      const [icons, build] = await Promise.all([readIcons(config.root), readPwaBuild(folder)]);

      /** What was asked for, of our own origin also when it begins like an address of another. */
      function addressOf({ url }: Pick<FastifyRequest, 'url'>): URL {
        const address = config.publicUrl + url;
        if (!url.startsWith('/') || !URL.canParse(address)) throw new AppError('malformed');
        return new URL(address);
      }

      /** Makes a page as a visitor of whom nothing is known gets it. @throws what keeps pages from being made */
      async function tryPage(): Promise<void> {
        const request = { headers: {}, url: '/' };
        const document = registry.for(UNKNOWN_VISITOR);
        const shell = await shellOf(document);
        const decision = decide(document, addressOf(request), { signedIn: false, mobile: false });
        if (!shell) throw new Error(NO_FLAVOUR);
        if (decision.status !== 302)
          await page(request, {
            card: await cards.ofSite(),
            decision,
            locale: localeOfPage(request),
            signedIn: null,
            document,
            shell,
            nonce: '',
          });
      }

      async function signedInOf(open: OpenSession): Promise<SignedIn> {
        const profile = await identity.readProfile(open.userId);
        return { session: sessionDataOf(open, profile), profile, isOfTeam: visitors.isOfTeam(open) };
      }

      function answerOverride(reply: FastifyReply, override: OverrideTaken) {
        reply.header('cache-control', 'no-store');
        if ('refused' in override) return reply.status(400).type('text/plain; charset=utf-8').send(`${override.refused}\n`);
        return reply.redirect(safePath(override.wayOn, config.publicUrl), 302);
      }

      async function answer(request: FastifyRequest, reply: FastifyReply) {
        const url = addressOf(request);
        if (url.pathname.startsWith('/api/')) return reply.callNotFound();
        const wayOn = visitors.takeLink(request, reply, url);
        if (wayOn !== undefined) return reply.header('cache-control', 'no-store').redirect(safePath(wayOn, config.publicUrl), 302);
        const mobile = /\bMobi/i.test(request.headers['user-agent'] ?? '');
        const { open, ban } = await identity.authentication.restore(request);
        const override = await visitors.takeOverride(request, reply, url, open);
        if (override) return answerOverride(reply, override);
        const document = await visitors.pageDocument(request, reply, open);
        const shell = await shellOf(document);
        if (!shell) return reply.status(503).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${NO_FLAVOUR}\n`);
        const decided = decide(document, url, { signedIn: open !== null, mobile });
        // Whoever is shut out is told by a page, and signed out with it.
        if (decided.status === 302) return reply.redirect(ban ? '/' : decided.location, 302);
        const card = await cards.ofPage(url.pathname, url.searchParams);
        // Whoever is signed in may see more than everybody does.
        const decision = decided.status === 200 && open === null && card?.isMissing ? ({ status: 404 } as const) : decided;
        if (ban) await identity.authentication.expel(request, reply);
        const locale = localeOfPage(request);
        const [signedIn, beginning] = await Promise.all([
          open && signedInOf(open),
          decision.status === 200 && decision.remote
            ? beginningOf({
                remote: decision.remote.name,
                page: decision.remote.route.page,
                address: url,
                locale,
                userId: open?.userId ?? null,
              })
            : undefined,
        ]);
        const nonce = randomBytes(16).toString('base64');
        const html = await page(request, { card, decision, locale, signedIn, beginning, ban, document, shell, nonce });
        if (open && signedIn && renewsCookies(decision)) {
          await identity.sessions.touch(open.sessionId);
          setSessionCookies(reply, signedIn.session, open.refreshToken);
        }
        reply
          .status(decision.status)
          .type('text/html; charset=utf-8')
          .header('cache-control', signedIn ? 'private, no-store' : 'private, no-cache')
          .header('vary', 'cookie, accept-language, x-facebook-locale')
          .header('content-security-policy', contentSecurityPolicy(document, nonce, config.links));
        if (document.local) reply.header('integrity-policy', NO_INTEGRITY_POLICY);
        return reply.send(html);
      }

      registerSigningKeys(app, { keys: signKeys, clock });
      app.readyChecks.set('pages', tryPage);
      previews.serve(app);
      addPwaRoutes(app, { registry, icons, build, css: release.css, isOn: config.serviceWorker });
      app.get('/*', { schema: { hide: true }, onRequest: answerWithin(ANSWER_MS) }, answer);
    },
  };
}
