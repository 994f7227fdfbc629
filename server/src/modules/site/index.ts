import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { CODES, ownEntry, safePath, type Locale } from '@mortar/protocol';
import { THIRD_PARTIES, type SessionData, type ThirdParty, type UserProfile } from '@mortar/protocol/identity';
import type { RegistryDocument } from '@mortar/protocol/registry';
import type { BootData, SiteLinks } from '@mortar/protocol/site';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { ANSWER_MS, answerWithin } from '../../core/deadline.ts';
import type { ModuleCore, ServerModule } from '../../core/module.ts';
import type { PageBeginning, PageBeginningSource } from '../../core/page-beginning.ts';
import type { PageTexts, PageTextSource } from '../../core/page-texts.ts';
import { AppError } from '../../lib/app-error.ts';
import type { BanCode } from '../../lib/bans.ts';
import { loadRegistryKey } from '../../lib/registry-key.ts';
import { loadSignKeys, publicSignKeys } from '../../lib/sign-keys.ts';
import { devMailboxFor } from '../../mail/index.ts';
import { sessionDataOf, setSessionCookies, type Identity, type OpenSession } from '../identity/index.ts';
import {
  createPageDocuments,
  createRegistrySigner,
  type OverrideTaken,
  type RegistryReader,
  type VersionPlaces,
  type Visitors,
} from '../registry/index.ts';
import { contentSecurityPolicy } from './csp.ts';
import { decide, type Decision } from './decide.ts';
import { createFirstPaint } from './first-paint.ts';
import { renderHtml } from './html.ts';
import { createPageCards } from './page-cards.ts';
import { createPageBeginnings } from './page-beginnings.ts';
import { moduleIntegrity, pageFiles } from './page-files.ts';
import { chosenLocale, chosenTheme, wantedLanguages } from './preferences.ts';
import { createPreviews } from './preview/index.ts';
import { WORKER_PATH, addPwaRoutes, readIcons, readPwaBuild } from './pwa/index.ts';
import { createStyleReader } from './remote-styles.ts';
import { registerSigningKeys } from './signing-keys/routes.ts';
import { readShellBuild, type ShellBuild } from './shell-build.ts';
import { NO_FLAVOUR, NO_INTEGRITY_POLICY, createShellChoice } from './shell-of-visitor.ts';
import { SHELL_PAGE_TEXTS } from './shell-pages.ts';
import { socialTags } from './social-tags.ts';
import { SITE_DESCRIPTION, STATUS_TITLES, cutDescription, cutTitle, withSiteName } from './texts.ts';

export { createFaces, createTypeCase, drawMark, PICTURE_HEIGHT, PICTURE_WIDTH, type TypeStyle } from './preview/index.ts';
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

/** Third parties to sign in by, where this server can do so. */
function thirdPartiesOf({ modules, thirdParties }: Config): Pick<SiteLinks, 'thirdParties'> {
  const named = (Object.keys(THIRD_PARTIES) as ThirdParty[]).filter((party) => thirdParties[party] !== undefined);
  return modules.includes('identity') && named.length > 0 ? { thirdParties: named.map((party) => THIRD_PARTIES[party]) } : {};
}

/** Somebody who comes for the first time. */
const UNKNOWN_VISITOR: Parameters<RegistryReader['for']>[0] = { uid: null, browser: null, links: [], overrides: {}, local: {} };

type Page = Exclude<Decision, { status: 302 }>;

/** Whom a page is made for. */
interface SignedIn {
  session: SessionData;
  profile: UserProfile;
  isOfTeam: boolean;
}

/** What a page is made of. */
interface PageParts {
  decision: Page;
  signedIn: SignedIn | null;
  /** What its remote's page begins with. */
  beginning?: PageBeginning | undefined;
  /** Why somebody is no longer signed in. */
  ban?: BanCode | undefined;
  /** The registry as this visitor has it. */
  document: RegistryDocument;
  shell: ShellBuild;
  nonce: string;
}

/** What a page says of itself to who opens it, as this visitor has it. */
function textsOf(decision: Page): PageTexts {
  if (decision.status !== 200) return { title: withSiteName(STATUS_TITLES[decision.status]), description: SITE_DESCRIPTION };
  return decision.remote ? decision.remote.route : SHELL_PAGE_TEXTS[decision.page];
}

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
      const styleOf = createStyleReader(places, app.log);
      const folder = join(config.shellDir, release.version);
      const cards = createPageCards({ registry, sources: pageTexts() });
      const previews = createPreviews(cards);
      const beginningOf = createPageBeginnings(pageBeginnings(), app.log);
      const firstPaintOf = createFirstPaint({ places, shell: folder });
      const registryKey = loadRegistryKey(config);
      const signRegistry = createRegistrySigner(registryKey);
      const documentOfPage = createPageDocuments();
      const [icons, build] = await Promise.all([readIcons(config.root), readPwaBuild(folder)]);

      const thirdParties = thirdPartiesOf(config);

      /** What was asked for, of our own origin also when it begins like an address of another. */
      function addressOf({ url }: Pick<FastifyRequest, 'url'>): URL {
        const address = config.publicUrl + url;
        if (!url.startsWith('/') || !URL.canParse(address)) throw new AppError('malformed');
        return new URL(address);
      }

      async function social({ pathname }: URL, locale: Locale): Promise<string[]> {
        const own = await cards.ofPage(pathname);
        const card = own ?? (await cards.ofSite());
        const picture = previews.addressOf(card, locale);
        return socialTags({ card, locale, origin: config.publicUrl, picture, isOwn: own !== undefined });
      }

      async function page(
        request: Pick<FastifyRequest, 'headers' | 'url'>,
        { decision, signedIn, beginning, ban, document, shell, nonce }: PageParts,
      ): Promise<string> {
        const locale = chosenLocale(request.headers.cookie, wantedLanguages(request.headers));
        const remote = decision.status === 200 ? decision.remote : undefined;
        // What a development server serves is nothing that the server could name or has.
        const published = remote && ownEntry(document.local ?? {}, remote.name) === undefined ? remote : undefined;
        const files = pageFiles(shell, locale, published && { ...published, page: published.route.page });
        const mailbox = devMailboxFor(config, request);
        const boot: Omit<BootData, 'registry'> = {
          now: clock.now(),
          locale,
          theme: chosenTheme(request.headers.cookie),
          shell: shell.version,
          registryKey: registryKey.publicKey,
          shellFiles: shell.later,
          session: signedIn?.session ?? null,
          profile: signedIn?.profile ?? null,
          ...(signedIn?.isOfTeam && { isOfTeam: true }),
          ...(ban && { refusal: { code: CODES[ban], msg: app.messageOf(CODES[ban], locale) } }),
          links: { ...config.links, ...thirdParties, ...(mailbox && { devMailbox: mailbox }) },
          ...(beginning && { answers: beginning.answers }),
          ...(config.serviceWorker && { worker: WORKER_PATH }),
          signKeys: { web: signKeys.web, h5: signKeys.h5 },
        };
        const texts = textsOf(decision);
        return renderHtml({
          nonce,
          boot,
          registry: signRegistry(documentOfPage(document, remote?.name)),
          files,
          moduleIntegrity: moduleIntegrity(document),
          title: cutTitle(texts.title[locale]),
          description: cutDescription(texts.description[locale]),
          social: await social(addressOf(request), locale),
          styles: [
            { css: shell.css, href: `/shell/${shell.version}/${shell.chunks['main']?.css[0] ?? ''}` },
            ...(await Promise.all(files.css.map(styleOf))).flat(),
          ],
          firstPaint: published ? await firstPaintOf(locale, published, signedIn !== null, beginning?.view) : '',
          fonts: shell.fonts.map((font) => `/shell/${shell.version}/${font}`),
        });
      }

      /** Makes a page as a visitor of whom nothing is known gets it. @throws what keeps pages from being made */
      async function tryPage(): Promise<void> {
        const request = { headers: {}, url: '/' };
        const document = registry.for(UNKNOWN_VISITOR);
        const shell = await shellOf(document);
        const decision = decide(document, addressOf(request), { signedIn: false, mobile: false });
        if (!shell) throw new Error(NO_FLAVOUR);
        if (decision.status !== 302) await page(request, { decision, signedIn: null, document, shell, nonce: '' });
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
        const decision = decided.status === 200 && (await cards.isMissing(url.pathname)) ? ({ status: 404 } as const) : decided;
        // Whoever is shut out is told by a page, and signed out with it.
        if (decision.status === 302) return reply.redirect(ban ? '/' : decision.location, 302);
        if (ban) await identity.authentication.expel(request, reply);
        const [signedIn, beginning] = await Promise.all([
          open && signedInOf(open),
          decision.status === 200 && decision.remote
            ? beginningOf({
                remote: decision.remote.name,
                page: decision.remote.route.page,
                address: url,
                userId: open?.userId ?? null,
              })
            : undefined,
        ]);
        const nonce = randomBytes(16).toString('base64');
        const html = await page(request, { decision, signedIn, beginning, ban, document, shell, nonce });
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
