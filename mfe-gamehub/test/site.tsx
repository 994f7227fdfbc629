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

export { recorded } from '../../shared/remote-kit/test/site.tsx';

const TEXTS = { en, 'zh-HK': zhHk };

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

/** Answers by the end of a path; `failing` ends are refused with the code that stands there. */
export function answers(byEnd: Record<string, unknown>, failing: Record<string, number> = {}): Reply {
  const find = <T,>(from: Record<string, T>, { path }: Received) => Object.entries(from).find(([end]) => path.endsWith(end));
  return (request, response) => {
    const refused = find(failing, request);
    if (refused) return envelope(refused[1])(request, response);
    return succeed(find(byEnd, request)?.[1] ?? null)(request, response);
  };
}

/** Opens a page of the remote, within what the shell gives it. */
export async function visit(at: string, scope: Scope) {
  installIntersections();
  const { page } = description.routes.find(({ path }) => path === at)!;
  const route = routeOf(at, await remote.pages[page]!(), scope);
  return act(async () => showRoutes(scope, TEXTS, [route], at));
}

/** Opens a popup of the remote on a page of its own. */
export async function openPopup(name: string, scope: Scope, close: () => void) {
  const { Panel } = await remote.panels![name]!();
  const element = <Panel props={{ close } as never} signal={new AbortController().signal} />;
  return showRoutes(scope, TEXTS, [{ path: '/', element }]);
}
