import { clientConfigured, clockOffsetFound, isServerSilent, requestDone, requestFailed, type ClientConfiguration } from '@mortar/client';
import { $app, $clockOffset, $locale, $session, serverFound, serverLost } from '@mortar/host';
import type { BootData } from '@mortar/protocol/site';
import { sample, scopeBind, type Scope } from 'effector';
import './pages/ip-limit/model.ts';
import { createProof } from './features/human-check/index.ts';
import { watchKeys } from './features/palette/keys.ts';
import { watchPrint } from './features/preferences/index.ts';
import { renewToken } from './features/session/index.ts';
import { pageHidden, pageSettled, vitalMeasured, whenSettled } from './core/reporting/index.ts';

sample({ clock: clockOffsetFound, target: $clockOffset });

// A call that got no answer at all says that the server is gone; any answer says that it is there.
sample({ clock: requestFailed, filter: ({ failure }) => isServerSilent(failure), target: serverLost });
sample({ clock: requestDone, target: serverFound });

/** Back brings a page as the browser kept it, however old: what was answered then may be another today. */
function isKeptByBrowser(): boolean {
  const [navigation] = (performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward';
}

/** What the client has to know of this page. */
export function clientConfiguration(
  { shell, signKeys, answers }: Pick<BootData, 'shell' | 'signKeys' | 'answers'>,
  scope: Scope,
): ClientConfiguration {
  return {
    version: shell,
    signKeys,
    clockOffset: scope.getState($clockOffset),
    ...(answers && !isKeptByBrowser() && { firstAnswers: answers }),
    locale: () => scope.getState($locale),
    token: () => scope.getState($session)?.token ?? null,
    embedded: () => scope.getState($app) !== null,
    person: () => scope.getState($session)?.uid ?? null,
    renewToken: () => renewToken(scope),
    proveHuman: createProof(scope),
    async signByKey(text) {
      const { signBySessionKey } = await import(/* webpackChunkName: "session-key" */ './features/session/session-key.ts');
      return signBySessionKey(text);
    },
  };
}

/** Connects the page with what lies outside of it: the client's configuration, the browser's own events. */
export function connect(boot: BootData, scope: Scope): void {
  scopeBind(clientConfigured, { scope })(clientConfiguration(boot, scope));
  const settled = scopeBind(() => pageSettled(), { scope, safe: true });
  const measured = scopeBind(vitalMeasured, { scope });
  whenSettled(() => {
    settled();
    // The browser keeps what it measured, so watching may begin late.
    void import(/* webpackChunkName: "vitals" */ './core/reporting/vitals.ts').then(
      ({ observeVitals }) => observeVitals(measured),
      // Not measured is no fault that a visitor should feel.
      () => undefined,
    );
  });
  watchKeys(scope);
  watchPrint(scope);
  const hidden = scopeBind(pageHidden, { scope });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') hidden();
  });
}
