import type { Locale } from '@mortar/protocol';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import en from '../locales/en.json';
import zh from '../locales/zh-HK.json';
import { Page as LoginPage } from './pages/login/page.tsx';
import { Page as RegisterPage } from './pages/register/page.tsx';

const CATALOGUES = { en, 'zh-HK': zh };

/** A page before any script runs. It is inert: what somebody typed into it would be lost when the real one takes its place. */
function opening(page: ReactNode) {
  return (locale: Locale): string =>
    renderToStaticMarkup(
      <Provider value={fork()}>
        <IntlProvider locale={locale} messages={CATALOGUES[locale]}>
          <MemoryRouter>
            <div inert>{page}</div>
          </MemoryRouter>
        </IntlProvider>
      </Provider>,
    );
}

export const firstPaint = { login: opening(<LoginPage />), register: opening(<RegisterPage />) };
