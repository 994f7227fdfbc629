import type { Locale } from '@mortar/protocol';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';

/** React asks for pictures ahead of all else, where no place of them is filled. */
const PRELOADED = /<link rel="preload" as="image"[^>]*>/g;

type Catalogues = Record<Locale, Record<string, string>>;

/**
 * For `src/first-paint.tsx` of a remote: what a visitor sees of a page before any script runs, rendered when the remote is built
 * (ADR 0009). What depends on the registry is left out of it; what the server fills are places of Mustache (ADR 0067).
 * @returns makes the opening of a page out of its content and an address of it
 */
export const openingsIn =
  (catalogues: Catalogues) =>
  (content: ReactNode, path = '/') =>
  (locale: Locale): string =>
    renderToStaticMarkup(
      <Provider value={fork()}>
        <IntlProvider locale={locale} messages={catalogues[locale]}>
          <MemoryRouter initialEntries={[path]}>{content}</MemoryRouter>
        </IntlProvider>
      </Provider>,
    ).replaceAll(PRELOADED, '');
