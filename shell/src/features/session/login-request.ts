import { $app, $isSignedIn, dialogOpened, loginRequested, safePath, wayOnGiven, type LoginRequest, type WayOn } from '@mortar/host';
import { createTask } from '@mortar/remote-kit';
import { attach, sample } from 'effector';
import { LOGIN_DIALOG } from '../../core/dialogs/model.ts';
import { $registry } from '../../core/federation/registry.ts';
import { navigateFx, pageArrived, readPathFx } from '../../core/navigation/navigate.ts';
import { isHome, isTokenErrorPath } from './home-keeping.ts';

const [REMOTE = '', DIALOG = ''] = LOGIN_DIALOG.split('.');

interface Opening {
  request: Omit<LoginRequest, 'path'>;
  /** Where the sign-in leads. */
  path: string | undefined;
  hasDialog: boolean;
}

/** Opens the login dialog; while no live version has one, the login page, which leads back here. */
const openLoginFx = attach({
  source: $registry,
  mapParams: ({ path, ...request }: LoginRequest, { remotes }) => ({
    request,
    path,
    hasDialog: remotes[REMOTE]?.live.description.dialogs.includes(DIALOG) ?? false,
  }),
  effect: createTask(async ({ request, path: wanted, hasDialog }: Opening, { bind }) => {
    if (hasDialog) {
      bind(dialogOpened)({ name: LOGIN_DIALOG, props: { ...request } });
      return;
    }
    const { pathname, search, hash } = await bind(readPathFx)();
    const path = wanted ?? (isHome(pathname) ? new URLSearchParams(search).get('path') : pathname + search + hash);
    await bind(navigateFx)({ to: path ? `/login?path=${encodeURIComponent(path)}` : '/login' });
  }),
});

// Inside the native app its bridge asks the app instead.
sample({
  clock: loginRequested,
  source: { isSignedIn: $isSignedIn, app: $app },
  filter: ({ isSignedIn, app }) => !isSignedIn && app === null,
  fn: (_, request) => request,
  target: openLoginFx,
});

// Who is to sign in for one thing is led there; who goes elsewhere before it, or signs in for something else, is not.
sample({
  clock: loginRequested,
  fn: ({ path }): WayOn | null => (path !== undefined && safePath(path) === path ? { kind: 'go', to: path } : null),
  target: wayOnGiven,
});
sample({ clock: pageArrived, fn: () => null, target: wayOnGiven });

// A required sign-in led here (spec §2): home with the path that was kept, or the page that a redirectUri waits on.
sample({
  clock: pageArrived,
  source: $isSignedIn,
  filter: (isSignedIn, { pathname, search }) => {
    const query = new URLSearchParams(search);
    return !isSignedIn && (isTokenErrorPath(pathname) || (isHome(pathname) && (query.has('path') || query.has('login'))));
  },
  fn: () => ({}),
  target: loginRequested,
});
