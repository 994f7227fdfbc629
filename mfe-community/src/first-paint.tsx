import type { Locale } from '@mortar/protocol';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import en from '../locales/en.json';
import zh from '../locales/zh-HK.json';
import { Opening as HomeOpening } from './pages/home/opening.tsx';
import { Opening as PostOpening } from './pages/post/opening.tsx';

const CATALOGUES = { en, 'zh-HK': zh };

/** What a visitor sees of a page before any script runs. */
function opening(path: string, content: ReactNode) {
  return (locale: Locale): string =>
    renderToStaticMarkup(
      <Provider value={fork()}>
        <IntlProvider locale={locale} messages={CATALOGUES[locale]}>
          <MemoryRouter initialEntries={[path]}>{content}</MemoryRouter>
        </IntlProvider>
      </Provider>,
    );
}

/** Rendered when the remote is built; posts come from the server. */
export const firstPaint = { home: opening('/community', <HomeOpening />), post: opening('/p/1', <PostOpening />) };
