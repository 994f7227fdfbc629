import type { Locale } from '@mortar/protocol';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import en from '../locales/en.json';
import zh from '../locales/zh-HK.json';
import { Opening } from './pages/home/opening.tsx';

const CATALOGUES = { en, 'zh-HK': zh };

/** Rendered when the remote is built; what is in the list comes from the server. */
export const firstPaint = {
  home: (locale: Locale): string =>
    renderToStaticMarkup(
      <Provider value={fork()}>
        <IntlProvider locale={locale} messages={CATALOGUES[locale]}>
          <MemoryRouter initialEntries={['/community']}>
            <Opening />
          </MemoryRouter>
        </IntlProvider>
      </Provider>,
    ),
};
