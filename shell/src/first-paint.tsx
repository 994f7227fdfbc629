import { $session } from '@mortar/host';
import type { Locale } from '@mortar/protocol';
import type { SessionData } from '@mortar/protocol/identity';
import { firstPaintLayout, OFFLINE_PAGE_PART } from '@mortar/protocol/registry';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { MemoryRouter, Outlet, Route, Routes } from 'react-router';
import en from '../locales/en.json';
import zh from '../locales/zh-HK.json';
import { $catalogue } from './core/i18n/catalogue.ts';
import { AppLayout, Desk, LandingLayout, LoginLayout } from './frame/layout/index.ts';
import { OfflinePage } from './pages/offline-page/offline-page.tsx';

const CATALOGUES = { en, 'zh-HK': zh };

/** Where the server puts the page's own markup. */
const PageHolder = () => <i data-page="" />;

/** Somebody is signed in; who it is stands in no file. */
const SOMEBODY: SessionData = {
  token: '-',
  expiresat: 0,
  uid: '',
  id: '',
  email: '',
  username: '',
  headimgurl: '',
  walletaddress: '',
  device: { version: 1, deviceid: '', devicename: '', os: 'web' },
};

/** A layout without a page, as it stands before any script runs. */
function frame(Layout: ComponentType, Around: ComponentType, path: string, session: SessionData | null) {
  return (locale: Locale): string => {
    const shell = CATALOGUES[locale];
    return renderToStaticMarkup(
      <Provider
        value={fork({
          values: [
            [$catalogue, { locale, shell, remotes: {} }],
            [$session, session],
          ],
        })}
      >
        <IntlProvider locale={locale} messages={shell}>
          <MemoryRouter initialEntries={[path]}>
            <Routes>
              <Route element={<Around />}>
                <Route element={<Layout />}>
                  <Route path="*" element={<PageHolder />} />
                </Route>
              </Route>
            </Routes>
          </MemoryRouter>
        </IntlProvider>
      </Provider>,
    );
  };
}

const LAYOUTS: [name: string, Layout: ComponentType, Around: ComponentType, path: string][] = [
  ['landing', LandingLayout, Desk, '/'],
  ['app', AppLayout, Desk, '/-'],
  ['login', LoginLayout, Outlet, '/login'],
];

/** Rendered when the shell is built: every layout for a visitor and for who is signed in, and the page without a network. */
export const firstPaint = {
  ...Object.fromEntries(
    LAYOUTS.flatMap(([name, Layout, Around, path]) =>
      [null, SOMEBODY].map((session) => [firstPaintLayout(name, session !== null), frame(Layout, Around, path, session)] as const),
    ),
  ),
  [OFFLINE_PAGE_PART]: (locale: Locale) => renderToStaticMarkup(<OfflinePage locale={locale} />),
};
