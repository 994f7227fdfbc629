import { CODES, ownEntry, type Locale } from '@mortar/protocol';
import { THIRD_PARTIES, type SessionData, type ThirdParty, type UserProfile } from '@mortar/protocol/identity';
import type { RegistryDocument } from '@mortar/protocol/registry';
import type { BootData, SiteLinks } from '@mortar/protocol/site';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { PageBeginning } from '../../core/page-beginning.ts';
import type { PageTexts } from '../../core/page-texts.ts';
import type { BanCode } from '../../lib/bans.ts';
import type { Clock } from '../../lib/clock.ts';
import { loadRegistryKey } from '../../lib/registry-key.ts';
import type { PublicSignKeys } from '../../lib/sign-keys.ts';
import { devMailboxFor } from '../../mail/index.ts';
import { createPageDocuments, createRegistrySigner, type VersionPlaces } from '../registry/index.ts';
import type { Decision } from './decide.ts';
import { createFirstPaint } from './first-paint.ts';
import { renderHtml } from './html.ts';
import type { PageCard, PageCards } from './page-cards.ts';
import { moduleIntegrity, pageFiles } from './page-files.ts';
import { chosenTheme } from './preferences.ts';
import type { createPreviews } from './preview/index.ts';
import { WORKER_PATH } from './pwa/index.ts';
import { createStyleReader } from './remote-styles.ts';
import type { ShellBuild } from './shell-build.ts';
import { SHELL_PAGE_TEXTS } from './shell-pages.ts';
import { socialTags } from './social-tags.ts';
import { SITE_DESCRIPTION, STATUS_TITLES, cutDescription, cutTitle, withSiteName } from './texts.ts';

/** Third parties to sign in by, where this server can do so. */
function thirdPartiesOf({ modules, thirdParties }: Config): Pick<SiteLinks, 'thirdParties'> {
  const named = (Object.keys(THIRD_PARTIES) as ThirdParty[]).filter((party) => thirdParties[party] !== undefined);
  return modules.includes('identity') && named.length > 0 ? { thirdParties: named.map((party) => THIRD_PARTIES[party]) } : {};
}

export type Page = Exclude<Decision, { status: 302 }>;

/** Whom a page is made for. */
export interface SignedIn {
  session: SessionData;
  profile: UserProfile;
  isOfTeam: boolean;
}

/** What a page is made of. */
interface PageParts {
  /** How it is announced elsewhere; undefined of one that nobody has. */
  card: PageCard | undefined;
  decision: Page;
  locale: Locale;
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

interface Deps {
  config: Config;
  clock: Clock;
  app: Pick<FastifyInstance, 'log' | 'messageOf'>;
  /** Where versions of remotes lie. */
  places: VersionPlaces;
  /** Of the shell's present build. */
  folder: string;
  cards: Pick<PageCards, 'ofSite'>;
  previews: Pick<ReturnType<typeof createPreviews>, 'addressOf'>;
  signKeys: PublicSignKeys;
}

/** Makes pages: HTML with boot data, the registry that the page needs, its texts and what it shows before any script runs. */
export function createPageMaker({ config, clock, app, places, folder, cards, previews, signKeys }: Deps) {
  const styleOf = createStyleReader(places, app.log);
  const firstPaintOf = createFirstPaint({ places, shell: folder });
  const registryKey = loadRegistryKey(config);
  const signRegistry = createRegistrySigner(registryKey);
  const documentOfPage = createPageDocuments();
  const thirdParties = thirdPartiesOf(config);

  async function social(own: PageCard | undefined, locale: Locale): Promise<string[]> {
    const card = own ?? (await cards.ofSite());
    return socialTags({ card, locale, origin: config.publicUrl, drawn: previews.addressOf(card, locale), isOwn: own !== undefined });
  }

  return async function page(
    request: Pick<FastifyRequest, 'headers'>,
    { card, decision, locale, signedIn, beginning, ban, document, shell, nonce }: PageParts,
  ): Promise<string> {
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
      social: await social(card, locale),
      styles: [
        { css: shell.css, href: `/shell/${shell.version}/${shell.chunks['main']?.css[0] ?? ''}` },
        ...(await Promise.all(files.css.map(styleOf))).flat(),
      ],
      firstPaint: published ? await firstPaintOf(locale, published, signedIn !== null, beginning?.view) : '',
      fonts: shell.fonts.map((font) => `/shell/${shell.version}/${font}`),
    });
  };
}
