import type { Locale } from '@mortar/protocol';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import en from '../locales/en.json';
import zh from '../locales/zh-HK.json';
import { Opening as HomeOpening } from './pages/home/page.tsx';
import { Page as BricksPage } from './pages/bricks/page.tsx';
import { Page as GameCentrePage } from './pages/gamecenter/page.tsx';
import { Opening as WhitepaperOpening } from './pages/whitepaper/page.tsx';

const CATALOGUES = { en, 'zh-HK': zh };

/** What a visitor sees of a page before any script runs. */
function opening(content: ReactNode) {
  return (locale: Locale): string =>
    renderToStaticMarkup(
      <Provider value={fork()}>
        <IntlProvider locale={locale} messages={CATALOGUES[locale]}>
          <MemoryRouter>{content}</MemoryRouter>
        </IntlProvider>
      </Provider>,
    );
}

/** Rendered when the remote is built: what needs the registry is left out. */
export const firstPaint = {
  home: opening(<HomeOpening />),
  whitepaper: opening(<WhitepaperOpening />),
  gamecenter: opening(<GameCentrePage />),
  bricks: opening(<BricksPage />),
};
