import type { Locale } from '@mortar/protocol';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { MemoryRouter, Route, Routes } from 'react-router';
import en from '../locales/en.json';
import zh from '../locales/zh-HK.json';
import { $catalogue } from './i18n/catalogue.ts';
import { AppLayout, LandingLayout, LoginLayout } from './layout/index.ts';

const CATALOGUES = { en, 'zh-HK': zh };

/** Where the server puts the page's own markup. */
const Place = () => <i data-page="" />;

/** A layout without a page, as it stands before any script runs. */
function frame(Layout: ComponentType, path: string) {
  return (locale: Locale): string => {
    const shell = CATALOGUES[locale];
    return renderToStaticMarkup(
      <Provider value={fork({ values: [[$catalogue, { locale, shell, remotes: {} }]] })}>
        <IntlProvider locale={locale} messages={shell}>
          <MemoryRouter initialEntries={[path]}>
            <Routes>
              <Route element={<Layout />}>
                <Route path="*" element={<Place />} />
              </Route>
            </Routes>
          </MemoryRouter>
        </IntlProvider>
      </Provider>,
    );
  };
}

/** Rendered when the shell is built. */
export const firstPaint = { landing: frame(LandingLayout, '/'), app: frame(AppLayout, '/-'), login: frame(LoginLayout, '/login') };
