import { resolvePath, type RegistryDocument } from '@mortar/protocol/registry';
import { inTurn, type PageTexts, type PageTextSource } from '../../core/page-texts.ts';
import { canonicalPath } from './canonical-path.ts';
import { SHELL_PAGE_TEXTS } from './shell-pages.ts';
import { SITE_DESCRIPTION, SITE_NAME } from './texts.ts';

/** How a page is announced elsewhere. */
export interface PageCard extends PageTexts {
  /** Path that the page is known by. */
  path: string;
  /** Tells pages apart that there are; every address that only fits a route's pattern has the one of the route. */
  key: string;
  /** Its address names something that there is not. */
  isMissing?: boolean;
}

export interface PageCardDeps {
  registry: { current(): RegistryDocument };
  /** Rooms that know more of their pages than `remote.json` does; the first that answers is heard. */
  sources: readonly PageTextSource[];
}

const SITE: PageCard = { path: '/', key: '/', title: { en: SITE_NAME, 'zh-HK': SITE_NAME }, description: SITE_DESCRIPTION };

/** Says how pages are announced. */
export function createPageCards({ registry, sources }: PageCardDeps) {
  const ownTexts = inTurn(sources);

  /** The card of a page that the shell or a live remote has. */
  async function ofPage(pathname: string, search?: URLSearchParams): Promise<PageCard | undefined> {
    const found = resolvePath(registry.current(), pathname);
    if (found.kind === 'shell') return { path: found.page, key: found.page, ...SHELL_PAGE_TEXTS[found.page] };
    if (found.kind !== 'remote') return undefined;
    const { route } = found;
    const pathOf = (path: string) => canonicalPath(found.pin.description.routes, route, path);
    const path = pathOf(pathname);
    const own = await ownTexts(path, search);
    return {
      path,
      key: own ? path : pathOf(route.path),
      title: route.title,
      description: route.description,
      isMissing: own === null,
      ...own,
    };
  }

  return {
    ofPage,
    /** The site's own card, for every page that has none: that of its first page. */
    ofSite: async (): Promise<PageCard> => (await ofPage(SITE.path)) ?? SITE,
  };
}

export type PageCards = ReturnType<typeof createPageCards>;
