import { clientConfigured } from '@mortar/client';
import { $locale, $session, type PageHead, type PageModule, type RemoteModule } from '@mortar/host';
import { act, render } from '@testing-library/react';
import { createWatch, scopeBind, type Scope, type Unit } from 'effector';
import { Provider, useUnit } from 'effector-react';
import type { ComponentProps, ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, matchRoutes, RouterProvider, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { SIGN_KEY } from '../../client/test/api-server.ts';
import { installIntersections } from '../../ui/src/testing/intersections.ts';
import type { Catalogues } from '../src/index.ts';

/** The scope of a page as the shell makes one: its calls go to a test's server. @param api its origin */
export function connected(api: string, scope: Scope): Scope {
  scopeBind(clientConfigured, { scope })({
    version: '1.0.0',
    signKeys: { web: SIGN_KEY, h5: SIGN_KEY },
    clockOffset: 0,
    locale: () => scope.getState($locale),
    token: () => scope.getState($session)?.token ?? null,
    person: () => scope.getState($session)?.uid ?? null,
    renewToken: async () => false,
    proveHuman: async () => null,
    signByKey: async () => 'signature',
    embedded: () => false,
    baseUrl: api,
    timeoutMs: 0,
  });
  return scope;
}

/** Shows something within what the shell gives a remote: a scope, and texts in its language. One that is missing fails the test. */
export function showWithin(scope: Scope, texts: Catalogues, content: ReactNode) {
  return render(
    <Provider value={scope}>
      <Spoken texts={texts}>{content}</Spoken>
    </Provider>,
  );
}

function Spoken({ texts, children }: { texts: Catalogues; children: ReactNode }) {
  const locale = useUnit($locale);
  return (
    <IntlProvider locale={locale} messages={texts[locale]} onError={fail}>
      {children}
    </IntlProvider>
  );
}

function fail(error: Error): never {
  throw error;
}

/** Route of a page, as the shell makes it. @param onHead hears what its loader says of the document's head */
export function routeOf(path: string, { Page, loader }: PageModule, scope: Scope, onHead?: (head: PageHead | null) => void) {
  return {
    path,
    Component: () => <Page signal={new AbortController().signal} />,
    HydrateFallback: () => null,
    ErrorBoundary: () => <p>No page</p>,
    loader: async ({ params, request }: LoaderFunctionArgs) => {
      const head = await loader?.({ params, url: new URL(request.url), signal: request.signal, scope });
      onHead?.(head ?? null);
      return null;
    },
  };
}

/** Shows routes from an address on; every other one leads elsewhere. */
export function showRoutes(scope: Scope, texts: Catalogues, routes: RouteObject[], at = '/') {
  const router = createMemoryRouter([...routes, { path: '*', element: <p>Elsewhere</p> }], { initialEntries: [at] });
  // react-router's memory router has a type of its own for the same thing.
  return { router, ...showWithin(scope, texts, <RouterProvider router={router as ComponentProps<typeof RouterProvider>['router']} />) };
}

interface Route {
  path: string;
  page: string;
}
/** Where a remote's pages are, as its description says. */
interface Description {
  routes: readonly Route[];
}

/** What opens addresses of a remote within what the shell gives its pages; links between them lead on. */
export const visitorOf =
  ({ pages }: Pick<RemoteModule, 'pages'>, { routes }: Description, texts: Catalogues) =>
  async (at: string, scope: Scope, onHead?: (head: PageHead | null) => void) => {
    const { setNear } = installIntersections();
    const [first] = matchRoutes([...routes], at) ?? [];
    const made = async ({ path, page }: Route) => routeOf(path, await pages[page]!(), scope, onHead);
    // Pages that a test does not open need not be loaded.
    const lazily = async ({ path, page }: Route): Promise<RouteObject> => ({
      path,
      lazy: async () => ({ ...(await made({ path, page })), path: undefined }),
    });
    const all = await Promise.all(routes.map((route) => (route === first?.route ? made(route) : lazily(route))));
    const shown = await act(async () => showRoutes(scope, texts, all, at));
    return { ...shown, setNear };
  };

/** What a unit carried in a scope, from now on. */
export function recorded<T>(unit: Unit<T>, scope: Scope): T[] {
  const values: T[] = [];
  createWatch({ unit, scope, fn: (value) => values.push(value) });
  return values;
}
