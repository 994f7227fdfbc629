import { $areas, $isMuted, $links, $session, type AreaState } from '@mortar/host';
import type { Locale } from '@mortar/protocol';
import type { SessionData } from '@mortar/protocol/identity';
import type { SiteLinks } from '@mortar/protocol/site';
import { render } from '@testing-library/react';
import { fork, type Scope } from 'effector';
import { Provider } from 'effector-react';
import type { ReactElement } from 'react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
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
  const scope = fork({
    values: [
      [$areas, areas],
      [$links, links],
      [$session, session],
      [$isMuted, isMuted],
    ],
  });
  render(
    <Provider value={scope}>
      <IntlProvider locale={locale} messages={locale === 'en' ? en : zhHk} onError={fail}>
        <MemoryRouter>{element}</MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
  return { scope };
}

function fail(error: Error): never {
  throw error;
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
