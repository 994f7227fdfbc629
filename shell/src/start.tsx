import { pageRefused } from '@mortar/client';
import { $locale, failureReported, serverLost, whenIdle } from '@mortar/host';
import { thrownText } from '@mortar/protocol';
import type { RegistryDocument } from '@mortar/protocol/registry';
import { scopeBind } from 'effector';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, type DataRouter } from 'react-router';
import { App } from './app.tsx';
import { readBoot, readRegistry } from './boot.ts';
import { connect } from './connect.ts';
import { watchConnectivity } from './features/connectivity/index.ts';
import type { WithLocal } from './features/dev/local-remotes.ts';
import { $registry, registryReceived } from './core/federation/registry.ts';
import { createRemotes } from './core/federation/remotes.ts';
import { isChunkFailure, reloadOnceServed } from './core/federation/reload-guard.ts';
import { trustShell } from './core/federation/tags.ts';
import { isSigned } from './core/federation/verify.ts';
import { enterApp } from './features/in-app/index.ts';
import { watchInstall } from './features/install/index.ts';
import { watchIntent } from './features/intent/index.ts';
import { loadShellMessages } from './core/i18n/catalogue.ts';
import { remoteLoaded } from './core/reporting/index.ts';
import { createRoutes } from './frame/router/routes.tsx';
import { fadePages } from './frame/router/page-transitions.ts';
import { followNavigation } from './frame/router/follow-navigation.ts';
import { reloadFx, routerReady } from './core/navigation/navigate.ts';
import { guardRestoredPage, hasNews, loadSessionsFx } from './features/session/index.ts';
import { createScope } from './scope.ts';

declare const process: { env: { NODE_ENV?: string } };
/** The files that this build of the shell loads later: `<file>=<integrity>` of each, written in when they were there. */
declare const LATER_FILES: string;
declare const __webpack_public_path__: string;

/** Starts the site from the boot data of this page. */
export async function start(): Promise<void> {
  const sent = readBoot();
  trustShell(__webpack_public_path__, LATER_FILES);
  if (process.env.NODE_ENV === 'development')
    await import(/* webpackChunkName: "leaks" */ './features/dev/leaks.ts').then(({ nameLeaks }) => nameLeaks());
  // The first remote waits for it; until then it is done beside everything else.
  const isRegistrySigned = isSigned(readRegistry(), sent.registryKey).catch(() => false);
  const withLocal = await readLocal(sent.registry, isRegistrySigned);
  const boot = { ...sent, registry: withLocal(sent.registry) };
  const shell = await loadShellMessages(boot.locale);
  const scope = createScope(boot, { locale: boot.locale, shell, remotes: {} });
  const loadSessions = () => scopeBind(loadSessionsFx, { scope })({ kind: 'start' }).catch(() => undefined);
  connect(boot, scope);
  watchInstall(boot, scope);
  if (boot.refusal) scopeBind(pageRefused, { scope })(boot.refusal);
  if (boot.session) await loadSessions();
  // Whoever was signed out or shut out is told, also where data is to be saved.
  else whenIdle(() => void loadSessions(), hasNews());
  await enterApp(scope);
  const report = scopeBind(failureReported, { scope });
  const remotes = createRemotes({
    registry: () => scope.getState($registry),
    registryKey: boot.registryKey,
    isRegistrySigned,
    registryRefused: (reason) => report(asReport(reason)),
    registryReceived: scopeBind((next: RegistryDocument) => registryReceived(withLocal(next)), { scope }),
    report: scopeBind(remoteLoaded, { scope }),
    serverLost: scopeBind(() => serverLost(), { scope }),
  });
  const router = createBrowserRouter(createRoutes(boot, { scope, remotes }));
  fadePages(router);

  watchConnectivity(scope);
  followNavigation(router, scope);
  scopeBind(routerReady, { scope })(router);
  guardRestoredPage(scopeBind(() => reloadFx(), { scope }));
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (isChunkFailure(reason)) void reloadOnceServed(location.href);
    report(asReport(reason));
  });
  window.addEventListener('error', ({ error, message }) => report(asReport(error ?? message)));

  if (process.env.NODE_ENV === 'development')
    void import(/* webpackChunkName: "develop" */ './features/dev/index.ts').then(({ develop }) => develop(boot, scope));

  watchIntent((path) => void remotes.expect(path, scope.getState($locale)).catch(() => undefined));
  whenIdle(() => void remotes.whole().catch(() => undefined));

  const place = document.getElementById('root')!;
  if (place.hasChildNodes()) await initialized(router);
  createRoot(place, { onUncaughtError: (error) => report(asReport(error)) }).render(
    <App scope={scope} remotes={remotes} router={router} />,
  );
}

/** In the development flavour, development servers stand in the place of what is published, as the signed registry says. */
async function readLocal(registry: RegistryDocument, isRegistrySigned: Promise<boolean>): Promise<WithLocal> {
  if (process.env.NODE_ENV === 'development' && registry.local && (await isRegistrySigned)) {
    const { openLocalRemotes } = await import(/* webpackChunkName: "local-remotes" */ './features/dev/local-remotes.ts');
    return openLocalRemotes(registry);
  }
  return (next) => next;
}

/** Static markup from the server stands until the first page can take its place at once. */
function initialized(router: DataRouter): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}

function asReport(error: unknown): { message: string; stack?: string } {
  if (!(error instanceof Error)) return { message: thrownText(error) };
  return { message: error.message, ...(error.stack ? { stack: error.stack } : {}) };
}
