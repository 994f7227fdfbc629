import { clientConfigured } from '@mortar/client';
import {
  $inviteCode,
  $links,
  $session,
  confirmFx,
  sessionKeyFx,
  type ConfirmRequest,
  type PageModule,
  type SessionKey,
} from '@mortar/host';
import type { Locale } from '@mortar/protocol';
import type { SessionData } from '@mortar/protocol/identity';
import type { SiteLinks } from '@mortar/protocol/site';
import { render, screen } from '@testing-library/react';
import { createWatch, fork, scopeBind, type Scope, type Unit } from 'effector';
import { Provider } from 'effector-react';
import type { ComponentProps, ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, MemoryRouter, RouterProvider, type LoaderFunctionArgs } from 'react-router';
import { SIGN_KEY } from '../../shared/client/test/api-server.ts';
import en from '../locales/en.json' with { type: 'json' };
import zhHk from '../locales/zh-HK.json' with { type: 'json' };
import remote from '../src/remote.ts';

/** Public half of a session's key, as a browser makes one. */
export const KEY: SessionKey = { kty: 'EC', crv: 'P-256', x: 'x'.repeat(43), y: 'y'.repeat(43) };

/** A session as the server gives it, with the reward of a registration. */
export const SESSION: SessionData = {
  token: 'token',
  expiresat: 1_900_000_000_000,
  uid: 'u1',
  id: '1',
  email: 'kira@mail.hk',
  username: 'kira',
  headimgurl: '',
  walletaddress: '',
  device: { version: 1, deviceid: 'd', devicename: 'Chrome', os: 'web' },
  brickstype: 1,
  bricksamount: 50,
};

interface Start {
  /** Origin of the API. */
  api: string;
  locale?: Locale;
  inviteCode?: string;
  session?: SessionData;
  links?: SiteLinks;
  /** How a question is answered; confirmed where it is left out. */
  onConfirm?: (question: ConfirmRequest) => 1 | 2;
}

/** A scope as the shell makes one: client, session key, invitation. */
export function startScope({ api, locale = 'en', inviteCode, session, links = {}, onConfirm = () => 1 }: Start): Scope {
  const scope = fork({
    values: [
      [$inviteCode, inviteCode ?? null],
      [$session, session ?? null],
      [$links, links],
    ],
    handlers: [
      [sessionKeyFx, async () => KEY],
      [confirmFx, onConfirm],
    ],
  });
  scopeBind(clientConfigured, { scope })({
    version: '1.0.0',
    signKeys: { web: SIGN_KEY, h5: SIGN_KEY },
    clockOffset: 0,
    locale: () => locale,
    token: () => null,
    baseUrl: api,
    timeoutMs: 0,
  });
  return scope;
}

/** Opens the remote's pages at an address, within what the shell gives them. A text that is missing fails the test. */
export async function visit(at: string, scope: Scope, locale: Locale = 'en') {
  const { hash } = new URL(at, 'http://site');
  window.history.replaceState(null, '', `/${hash}`);
  const router = createMemoryRouter(
    [
      route('/login', await remote.pages['login']!(), scope),
      route('/reg', await remote.pages['register']!(), scope),
      route('/forgot', await remote.pages['forgot']!(), scope),
      route('/resetPassword', await remote.pages['reset-password']!(), scope),
      route('/bind/email', await remote.pages['bind-email']!(), scope),
      route('/verification', await remote.pages['verification']!(), scope),
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [at] },
  );
  const view = render(
    <Provider value={scope}>
      <IntlProvider locale={locale} messages={locale === 'en' ? en : zhHk} onError={fail}>
        <RouterProvider router={router as ComponentProps<typeof RouterProvider>['router']} />
      </IntlProvider>
    </Provider>,
  );
  const place = () => router.state.location.pathname + router.state.location.search + router.state.location.hash;
  return { router, place, ...view };
}

interface Showing {
  close?: () => void;
  /** What the opener passes. */
  props?: Record<string, unknown>;
  /** Address of the page under it. */
  at?: string;
  /** What stands beside it. */
  beside?: ReactNode;
}

/** Opens one of the remote's dialogs as the shell does, in English. */
export async function showDialog(name: string, scope: Scope, { close = () => undefined, props = {}, at = '/', beside }: Showing = {}) {
  const { Dialog } = await remote.dialogs![name]!();
  const view = render(
    <Provider value={scope}>
      <IntlProvider locale="en" messages={en} onError={fail}>
        <MemoryRouter initialEntries={[at]}>
          <Dialog close={close} props={props as never} signal={new AbortController().signal} />
          {beside}
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
  await screen.findByRole('dialog');
  return view;
}

/** What a unit carried in a scope, from now on. */
export function recorded<T>(unit: Unit<T>, scope: Scope): T[] {
  const values: T[] = [];
  createWatch({ unit, scope, fn: (value) => values.push(value) });
  return values;
}

/** As a browser that was never here. */
export function forgetCookies(): void {
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`;
}

function route(path: string, { Page, loader }: PageModule, scope: Scope) {
  return {
    path,
    Component: () => <Page signal={new AbortController().signal} />,
    HydrateFallback: () => null,
    ErrorBoundary: () => <p>No page</p>,
    loader: ({ params, request }: LoaderFunctionArgs) =>
      loader?.({ params, url: new URL(request.url), signal: request.signal, scope }) ?? null,
    shouldRevalidate: () => false,
  };
}

function fail(error: Error): never {
  throw error;
}
