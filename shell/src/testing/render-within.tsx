import { $locale } from '@mortar/host';
import type { Locale } from '@mortar/protocol';
import { render } from '@testing-library/react';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import type { ReactElement } from 'react';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router';
import en from '../../locales/en.json' with { type: 'json' };
import zhHk from '../../locales/zh-HK.json' with { type: 'json' };
import { $catalogue } from '../core/i18n/catalogue.ts';

type Start = NonNullable<Parameters<typeof fork>[1]>;

interface Surroundings {
  locale?: Locale;
  /** Stores that do not start as they are declared. */
  values?: Extract<Start['values'], unknown[]>;
  /** What effects do instead of reaching outside. */
  handlers?: Start['handlers'];
  /** Address with path, query and fragment. */
  at?: string;
}

/** Renders routes within what the shell gives them: scope, texts, router. A text that is missing fails the test. */
export function renderRoutes(routes: RouteObject[], { locale = 'en', values = [], handlers, at = '/' }: Surroundings = {}) {
  const shell = locale === 'en' ? en : zhHk;
  const scope = fork({
    values: [[$locale, locale], [$catalogue, { locale, shell, remotes: {} }], ...values],
    ...(handlers && { handlers }),
  });
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  const view = render(
    <Provider value={scope}>
      <IntlProvider locale={locale} messages={shell} onError={fail}>
        <RouterProvider router={router} />
      </IntlProvider>
    </Provider>,
  );
  return { scope, router, ...view };
}

/** Renders one element on a page of its own. */
export function renderWithin(element: ReactElement, surroundings?: Surroundings) {
  return renderRoutes([{ path: '*', element }], surroundings);
}

function fail(error: Error): never {
  throw error;
}
