import { clientConfigured } from '@mortar/client';
import { $links, $locale, $profile, $session, confirmFx, SlotProvider, type ConfirmRequest, type SlotContent } from '@mortar/host';
import type { Locale, Output } from '@mortar/protocol';
import type { listSignInMethods, UserProfile } from '@mortar/protocol/identity';
import type { SiteLinks } from '@mortar/protocol/site';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork, scopeBind, type Scope } from 'effector';
import { Provider, useUnit } from 'effector-react';
import type { ComponentProps, ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider, type LoaderFunctionArgs } from 'react-router';
import { envelope, SIGN_KEY, succeed, type Received, type Reply } from '../../../shared/client/test/api-server.ts';
import en from '../../locales/en.json' with { type: 'json' };
import zhHk from '../../locales/zh-HK.json' with { type: 'json' };
import remote from '../../src/remote.ts';
import { SESSION } from '../site.tsx';

export const PROFILE: UserProfile = {
  uid: 'u1',
  id: '1',
  email: 'kirayu@mail.hk',
  username: 'Kira',
  headimgurl: '',
  walletaddress: '',
  personalprofile: 'Bricks.',
  profileimageurl: '',
  bannerimageurl: '',
  instagramurl: '',
  websiteurl: '',
  twitterurl: '',
  imgsource: '',
  registertype: 0,
  certification: false,
  invitecode: 'KIRA88',
};
export const METHODS: Output<typeof listSignInMethods> = {
  items: [{ kind: 'email', subject: 'kirayu@mail.hk', boundat: '2026-11-01T02:00:00.000Z' }],
  haspassword: true,
};

/** Hex SHA-256 of `Password1` and of `Password2`. */
export const HASHES = {
  Password1: '19513fdc9da4fb72a4a05eb66917548d3c90ff94d5419e1f2363eea89dfee1dd',
  Password2: '1be0222750aaf3889ab95b5d593ba12e4ff1046474702d6b4779f4b527305b23',
};

/** Answers by the end of a path, beside those of a person whose account is as it mostly is. */
export function answers(byEnd: Record<string, unknown> = {}, failing: Record<string, number | Reply> = {}): Reply {
  const all: Record<string, unknown> = { 'user/info': PROFILE, 'user/methods': METHODS, ...byEnd };
  const find = <T,>(from: Record<string, T>, { path }: Received) => Object.entries(from).find(([end]) => path.endsWith(end));
  return (request, response) => {
    const [, refused] = find(failing, request) ?? [];
    if (typeof refused === 'number') return envelope(refused)(request, response);
    if (refused) return refused(request, response);
    return succeed(find(all, request)?.[1] ?? {})(request, response);
  };
}

interface Opening {
  /** Origin of the API. */
  api: string;
  locale?: Locale;
  /** What a question is answered with. */
  choice?: 1 | 2;
  links?: SiteLinks;
}

/** Opens the settings as a signed-in person. A text that is missing fails the test. */
export async function openSettings(at: string, { api, locale = 'en', choice = 1, links = {} }: Opening) {
  const questions: ConfirmRequest[] = [];
  const scope = fork({
    values: [
      [$session, SESSION],
      [$locale, locale],
      [$links, links],
    ],
    handlers: [[confirmFx, (question: ConfirmRequest) => (questions.push(question), choice)]],
  });
  scopeBind(clientConfigured, { scope })({
    version: '1.0.0',
    signKeys: { web: SIGN_KEY, h5: SIGN_KEY },
    clockOffset: 0,
    locale: () => scope.getState($locale),
    token: () => scope.getState($session)?.token ?? null,
    signByKey: async () => 'signature',
    baseUrl: api,
    timeoutMs: 0,
  });
  const router = createMemoryRouter(
    [
      { path: '/settings/:section?', ...(await settingsRoute(scope)) },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [at] },
  );
  const view = render(
    <Provider value={scope}>
      <Spoken>
        <SlotProvider value={NamedSlot}>
          <RouterProvider router={router as ComponentProps<typeof RouterProvider>['router']} />
        </SlotProvider>
      </Spoken>
    </Provider>,
  );
  return { scope, router, questions, user: userEvent.setup(), profile: () => scope.getState($profile), ...view };
}

const NamedSlot: SlotContent = ({ name, props }) => <p>{`${name} ${JSON.stringify(props)}`}</p>;

/** Bodies of the calls to a path, by its end. */
export const bodiesOf = (received: readonly Received[], end: string) =>
  received.filter(({ path }) => path.endsWith(end)).map(({ body }) => JSON.parse(body) as unknown);

async function settingsRoute(scope: Scope) {
  const { Page, loader } = await remote.pages['settings']!();
  return {
    Component: () => <Page signal={new AbortController().signal} />,
    HydrateFallback: () => null,
    ErrorBoundary: () => <p>No page</p>,
    loader: ({ params, request }: LoaderFunctionArgs) =>
      loader?.({ params, url: new URL(request.url), signal: request.signal, scope }) ?? null,
  };
}

function Spoken({ children }: { children: ReactNode }) {
  const locale = useUnit($locale);
  return (
    <IntlProvider locale={locale} messages={locale === 'en' ? en : zhHk} onError={fail}>
      {children}
    </IntlProvider>
  );
}

function fail(error: Error): never {
  throw error;
}
