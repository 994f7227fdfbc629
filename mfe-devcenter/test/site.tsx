import { $locale, $profile, $remotes, $session, type LiveRemote, type PageHead } from '@mortar/host';
import type { Endpoint, Locale } from '@mortar/protocol';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork } from 'effector';
import { SESSION as SOMEBODY } from '../../shared/remote-kit/test/session.ts';
import { routeOf, showRoutes } from '../../shared/remote-kit/test/site.tsx';
import en from '../locales/en.json' with { type: 'json' };
import zhHk from '../locales/zh-HK.json' with { type: 'json' };
import remote from '../src/remote.ts';
import { LIVE, teamAnswers, transportOf, type Answers } from './team-api.ts';

export const SESSION = { ...SOMEBODY, uid: 'me-1' };

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

/** Opens the page as the shell does. */
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
  let head: PageHead | null = null;
  const page = await remote.pages['dev-center']!();
  const route = routeOf('/dev-center', page, scope, (given) => {
    head = given;
  });
  const { router } = showRoutes(scope, { en, 'zh-HK': zhHk }, [route], at);
  await screen.findByRole('heading', { level: 1 });
  const sent = (endpoint: Endpoint) => calls.filter((call) => call.endpoint === endpoint).map(({ input }) => input);
  return { user: userEvent.setup(), scope, sent, router, head: () => head };
}
