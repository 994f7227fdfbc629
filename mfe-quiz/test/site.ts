import { $locale, $session } from '@mortar/host';
import type { Locale } from '@mortar/protocol';
import type { SessionData } from '@mortar/protocol/identity';
import { act } from '@testing-library/react';
import { fork, type Scope } from 'effector';
import { envelope, succeed, type Received, type Reply } from '../../shared/client/test/api-server.ts';
import { installIntersections } from '../../shared/ui/src/testing/intersections.ts';
import { connected, routeOf, showRoutes } from '../../shared/remote-kit/test/site.tsx';
import en from '../locales/en.json' with { type: 'json' };
import zhHk from '../locales/zh-HK.json' with { type: 'json' };
import description from '../remote.json' with { type: 'json' };
import remote from '../src/remote.ts';

const TEXTS = { en, 'zh-HK': zhHk };

/** Somebody who is signed in. */
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
};

interface Start {
  /** Origin of the API. */
  api: string;
  session?: SessionData | null;
  locale?: Locale;
}

/** A scope as the shell makes one: session, language, client. */
export function startScope({ api, session = null, locale = 'en' }: Start): Scope {
  return connected(
    api,
    fork({
      values: [
        [$session, session],
        [$locale, locale],
      ],
    }),
  );
}

/** What a path answers: data, or what makes it; a code in its place refuses. */
export type Answers = Record<string, unknown>;
interface Refused {
  refused: number;
  status?: number;
}
const isRefused = (value: unknown): value is Refused => typeof value === 'object' && value !== null && 'refused' in value;

/** Answers by the end of a path. @param answers a value, `{ refused: code }`, or a function of the request that gives one */
export function answering(answers: Answers): Reply {
  return (request, response) => {
    const found = Object.entries(answers).find(([end]) => request.path.endsWith(end))?.[1];
    const answer = typeof found === 'function' ? (found as (asked: Received) => unknown)(request) : found;
    if (isRefused(answer)) return envelope(answer.refused, null, answer.status ?? 200)(request, response);
    return succeed(answer ?? null)(request, response);
  };
}

/** Opens an address of the remote, within what the shell gives its pages; links between them lead on. */
export async function visit(at: string, scope: Scope) {
  installIntersections();
  const routes: ReturnType<typeof routeOf>[] = [];
  // One after the other: modules that two pages share are linked once.
  for (const { path, page } of description.routes) routes.push(routeOf(path, await remote.pages[page]!(), scope));
  return act(async () => showRoutes(scope, TEXTS, routes, at));
}
