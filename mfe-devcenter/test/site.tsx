import { $locale, $profile, $remotes, $session, type LiveRemote, type PageHead } from '@mortar/host';
import type { Endpoint, Locale } from '@mortar/protocol';
import type { SessionData } from '@mortar/protocol/identity';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import type { ComponentProps } from 'react';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider, type LoaderFunctionArgs } from 'react-router';
import en from '../locales/en.json' with { type: 'json' };
import zhHk from '../locales/zh-HK.json' with { type: 'json' };
import remote from '../src/remote.ts';
import { LIVE, teamAnswers, transportOf, type Answers } from './team-api.ts';

export const SESSION: SessionData = {
  token: 'one',
  expiresat: 1_900_000_000_000,
  uid: 'me-1',
  id: '1',
  email: 'one@example.com',
  username: 'one',
  headimgurl: '',
  walletaddress: '',
  device: { version: 1, deviceid: 'd', devicename: 'n', os: 'web' },
};

const REMOTES: LiveRemote[] = [
  {
    name: 'alpha',
    title: { en: 'Alpha', 'zh-HK': '甲' },
    owner: 'team-alpha',
    version: LIVE,
    isOff: false,
    paths: ['/alpha', '/alpha/two'],
  },
  { name: 'beta', title: { en: 'Beta', 'zh-HK': '乙' }, owner: 'team-beta', version: '2.0.0-dddddddd', isOff: true, paths: [] },
];

interface Start {
  at?: string;
  locale?: Locale;
  isSignedIn?: boolean;
  /** What the server answers besides what it tells the team of one remote. */
  more?: Answers;
}

/** Opens the page as the shell does. A text that is missing fails the test. */
export async function open({ at = '/dev-center', locale = 'en', isSignedIn = true, more = {} }: Start = {}) {
  const { calls, value } = transportOf({ ...teamAnswers, ...more });
  const scope = fork({
    values: [
      [...value],
      [$remotes, REMOTES],
      [$locale, locale],
      [$session, isSignedIn ? SESSION : null],
      [$profile, isSignedIn ? { uid: 'me-1' } : null],
    ],
  });
  const { Page, loader } = await remote.pages['dev-center']!();
  let head: PageHead | null | undefined;
  const load = async ({ params, request }: LoaderFunctionArgs) => {
    head = (await loader!({ params, url: new URL(request.url), signal: request.signal, scope })) ?? null;
    return null;
  };
  const router = createMemoryRouter(
    [{ path: '/dev-center', Component: () => <Page signal={new AbortController().signal} />, HydrateFallback: () => null, loader: load }],
    {
      initialEntries: [at],
    },
  );
  render(
    <Provider value={scope}>
      <IntlProvider locale={locale} messages={locale === 'en' ? en : zhHk} onError={fail}>
        <RouterProvider router={router as ComponentProps<typeof RouterProvider>['router']} />
      </IntlProvider>
    </Provider>,
  );
  await screen.findByRole('heading', { level: 1 });
  const sent = (endpoint: Endpoint) => calls.filter((call) => call.endpoint === endpoint).map(({ input }) => input);
  return { user: userEvent.setup(), scope, sent, router, head: () => head };
}

function fail(error: Error): never {
  throw error;
}
