import { clientConfigured } from '@mortar/client';
import { $createLink, type Link } from '@mortar/client/connection';
import { $profile, $session, dialogOpened, toastShown } from '@mortar/host';
import type { SessionData } from '@mortar/protocol/identity';
import { createWatch, fork, scopeBind, type Unit } from 'effector';
import { createMemoryRouter } from 'react-router';
import en from '../locales/en.json' with { type: 'json' };
import { clientConfiguration } from '../src/connect.ts';
import { $registry } from '../src/core/federation/registry.ts';
import { $catalogue } from '../src/core/i18n/catalogue.ts';
import { leaveFx, pageArrived, reloadFx, routerReady } from '../src/core/navigation/navigate.ts';
import { loadSessionsFx } from '../src/features/session/index.ts';

/** A session as the server gives it. */
export const sessionOf = (token: string, more: Partial<SessionData> = {}): SessionData => ({
  token,
  expiresat: Date.now() + 600_000,
  uid: 'u1',
  id: '1',
  email: 'one@example.com',
  username: 'one',
  headimgurl: '',
  walletaddress: '',
  device: { version: 1, deviceid: 'd', devicename: 'n', os: 'web' },
  ...more,
});

interface Tab {
  api: { url: string };
  signKey: string;
  at?: string;
  session?: SessionData | null;
  /** Dialogs of the live area auth. */
  has?: string[];
}

/** Leads nowhere: what a tab calls is what its tests look at, and its connection calls by itself. */
const createLink = (): Link => ({ open() {}, call: async () => ({ silence: 'network' }), close() {} });

/** A tab of the site without its view: scope, client, router and the other tabs; it records where it leaves for. */
export function openTab({ api, signKey, at = '/', session = null, has = ['login'] }: Tab) {
  const left: string[] = [];
  const registry = { seq: 1, areas: [], remotes: { auth: { live: { description: { dialogs: has } } } } };
  const scope = fork({
    values: [
      [$session, session],
      [$profile, session && { uid: session.uid }],
      [$registry, registry],
      [$createLink, { createLink }],
      [$catalogue, { locale: 'en', shell: en, remotes: {} }],
    ],
    handlers: [
      [leaveFx, (to: string) => void left.push(to)],
      [reloadFx, () => void left.push('reload')],
    ],
  });
  const [toasts, dialogs] = [record(toastShown, scope), record(dialogOpened, scope)];
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: [at] });
  const configuration = clientConfiguration({ shell: '1', signKeys: { web: signKey, h5: signKey } }, scope);
  scopeBind(clientConfigured, { scope })({ ...configuration, baseUrl: api.url });
  scopeBind(routerReady, { scope })(router);
  const ready = scopeBind(loadSessionsFx, { scope })({ kind: 'start' });
  const arrived = scopeBind(pageArrived, { scope });
  let shown = '';
  const arrive = () => {
    const { key, pathname, search, hash } = router.state.location;
    if (router.state.navigation.state !== 'idle' || key === shown) return;
    shown = key;
    arrived({ key, pathname, search, hash });
  };
  router.subscribe(arrive);
  arrive();
  return { scope, router, left, toasts, dialogs, ready };
}

function record<T>(unit: Unit<T>, scope: ReturnType<typeof fork>): T[] {
  const values: T[] = [];
  createWatch({ unit, scope, fn: (value) => values.push(value) });
  return values;
}
