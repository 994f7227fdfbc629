import { $areas, $isMuted, $links, $locale, $session, type AreaState } from '@mortar/host';
import type { Locale } from '@mortar/protocol';
import type { SessionData } from '@mortar/protocol/identity';
import type { SiteLinks } from '@mortar/protocol/site';
import { fork, type Scope } from 'effector';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import { showWithin } from '../../../shared/remote-kit/test/site.tsx';
import { installIntersections } from '../../../shared/ui/src/testing/intersections.ts';
import en from '../../locales/en.json' with { type: 'json' };
import zhHk from '../../locales/zh-HK.json' with { type: 'json' };

interface Site {
  locale?: Locale;
  areas?: AreaState[];
  links?: SiteLinks;
  session?: SessionData | null;
  isMuted?: boolean;
}

/** Renders within what the host gives a page: scope, language, router. A message that is missing fails the test. */
export function renderWithin(
  element: ReactElement,
  { locale = 'en', areas = [], links = {}, session = null, isMuted = true }: Site = {},
): { scope: Scope } {
  installIntersections();
  const scope = fork({
    values: [
      [$locale, locale],
      [$areas, areas],
      [$links, links],
      [$session, session],
      [$isMuted, isMuted],
    ],
  });
  showWithin(scope, { en, 'zh-HK': zhHk }, <MemoryRouter>{element}</MemoryRouter>);
  return { scope };
}

/** An area of the registry as the host tells of it. */
export function area(name: string, state: Partial<AreaState> = {}): AreaState {
  return { name, title: { en: `The ${name}`, 'zh-HK': `${name} 區` }, state: 'planned', version: null, to: `/${name}`, ...state };
}

/** Every area as it stands on a site that runs nothing but this remote. */
export const AREAS = [
  area('auth', { to: '/login' }),
  area('im'),
  area('community'),
  area('market'),
  area('quiz'),
  area('gamehub', { state: 'live', version: '0.1.0-4be29a1f', to: '/' }),
];
