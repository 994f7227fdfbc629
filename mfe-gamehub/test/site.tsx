import { clientConfigured } from '@mortar/client';
import { $locale, $session, type PageModule } from '@mortar/host';
import type { Locale } from '@mortar/protocol';
import type { SessionData } from '@mortar/protocol/identity';
import { render } from '@testing-library/react';
import { createWatch, fork, scopeBind, type Scope, type Unit } from 'effector';
import { Provider, useUnit } from 'effector-react';
import type { ComponentProps, ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider, type LoaderFunctionArgs } from 'react-router';
import { SIGN_KEY, envelope, succeed, type Received, type Reply } from '../../shared/client/test/api-server.ts';
import en from '../locales/en.json' with { type: 'json' };
import zhHk from '../locales/zh-HK.json' with { type: 'json' };
import description from '../remote.json' with { type: 'json' };
import remote from '../src/remote.ts';

interface Start {
  /** Origin of the API. */
  api: string;
  session?: SessionData | null;
  locale?: Locale;
}

/** A scope as the shell makes one: session, language, client. */
export function startScope({ api, session = null, locale = 'en' }: Start): Scope {
  const scope = fork({
    values: [
      [$session, session],
      [$locale, locale],
    ],
  });
  scopeBind(clientConfigured, { scope })({
    version: '1.0.0',
    signKeys: { web: SIGN_KEY, h5: SIGN_KEY },
    clockOffset: 0,
    locale: () => scope.getState($locale),
    token: () => scope.getState($session)?.token ?? null,
    baseUrl: api,
    timeoutMs: 0,
  });
  return scope;
}

/** Answers by the end of a path; `failing` ends are refused with the code that stands there. */
export function answers(byEnd: Record<string, unknown>, failing: Record<string, number> = {}): Reply {
  const find = <T,>(from: Record<string, T>, { path }: Received) => Object.entries(from).find(([end]) => path.endsWith(end));
  return (request, response) => {
    const refused = find(failing, request);
    if (refused) return envelope(refused[1])(request, response);
    return succeed(find(byEnd, request)?.[1] ?? null)(request, response);
  };
}

/** Opens a page of the remote, within what the shell gives it. A text that is missing fails the test. */
export async function visit(at: string, scope: Scope) {
  const { page } = description.routes.find(({ path }) => path === at)!;
  const router = createMemoryRouter([route(at, await remote.pages[page]!(), scope), { path: '*', element: <p>Elsewhere</p> }], {
    initialEntries: [at],
  });
  return { router, ...renderIn(scope, <RouterProvider router={router as ComponentProps<typeof RouterProvider>['router']} />) };
}

/** Opens a popup of the remote on a page of its own. */
export async function openPopup(name: string, scope: Scope, close: () => void) {
  const { Panel } = await remote.panels![name]!();
  const router = createMemoryRouter([
    { path: '/', element: <Panel props={{ close } as never} signal={new AbortController().signal} /> },
    { path: '*', element: <p>Elsewhere</p> },
  ]);
  return { router, ...renderIn(scope, <RouterProvider router={router as ComponentProps<typeof RouterProvider>['router']} />) };
}

/** What a unit carried in a scope, from now on. */
export function recorded<T>(unit: Unit<T>, scope: Scope): T[] {
  const values: T[] = [];
  createWatch({ unit, scope, fn: (value) => values.push(value) });
  return values;
}

function renderIn(scope: Scope, content: ReactNode) {
  return render(
    <Provider value={scope}>
      <Spoken>{content}</Spoken>
    </Provider>,
  );
}

function Spoken({ children }: { children: ReactNode }) {
  const locale = useUnit($locale);
  return (
    <IntlProvider locale={locale} messages={locale === 'en' ? en : zhHk} onError={fail}>
      {children}
    </IntlProvider>
  );
}

function route(path: string, { Page, loader }: PageModule, scope: Scope) {
  return {
    path,
    Component: () => <Page signal={new AbortController().signal} />,
    HydrateFallback: () => null,
    ErrorBoundary: () => <p>No page</p>,
    loader: ({ params, request }: LoaderFunctionArgs) =>
      loader?.({ params, url: new URL(request.url), signal: request.signal, scope }) ?? null,
  };
}

function fail(error: Error): never {
  throw error;
}
