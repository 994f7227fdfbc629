import { $app, $isSignedIn, dialogOpened, loginRequested } from '@mortar/host';
import { createTask } from '@mortar/remote-kit';
import { attach, sample } from 'effector';
import { LOGIN_DIALOG } from '../../core/dialogs/model.ts';
import { $registry } from '../../core/federation/registry.ts';
import { navigateFx, pageArrived, readPathFx } from '../../core/navigation/navigate.ts';
import { isHome, isTokenErrorPath } from './home-keeping.ts';

const [REMOTE = '', DIALOG = ''] = LOGIN_DIALOG.split('.');

/** Opens the login dialog; while no live version has one, the login page, which leads back here. */
const openLoginFx = attach({
  source: $registry,
  mapParams: (request: { reason?: string }, { remotes }) => ({
    request,
    hasDialog: remotes[REMOTE]?.live.description.dialogs.includes(DIALOG) ?? false,
  }),
  effect: createTask(async ({ request, hasDialog }: { request: { reason?: string }; hasDialog: boolean }, { bind }) => {
    if (hasDialog) {
      bind(dialogOpened)({ name: LOGIN_DIALOG, props: { ...request } });
      return;
    }
    const { pathname, search, hash } = await bind(readPathFx)();
    const path = isHome(pathname) ? new URLSearchParams(search).get('path') : pathname + search + hash;
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
