import { redirect } from 'react-router';
import { signInAddress } from '../../core/navigation/sign-in-address.ts';

/** What a guard may look at. */
export interface GuardContext {
  signedIn: boolean;
  /** Path with query that was asked for. */
  path: string;
  mobile: boolean;
  /** Renews the session's cookies, so that they live longer. */
  renewCookies: () => void;
}

type Guard = (context: GuardContext) => void;

/** Guards by their names (spec §2). `server` decides before there is any HTML. */
const guards: Record<string, Guard> = {
  authenticated({ signedIn, path, mobile }) {
    if (signedIn) return;
    throw redirect(signInAddress(path, mobile));
  },
  server: () => undefined,
  updateCookie({ signedIn, renewCookies }) {
    if (signedIn) renewCookies();
  },
};

/** Runs a route's guards in order; one that nobody knows is an error of the site. */
export function runGuards(names: readonly string[], context: GuardContext): void {
  for (const name of names) {
    const guard = Object.hasOwn(guards, name) ? guards[name] : undefined;
    if (!guard) throw new Response('Unknown middleware', { status: 500 });
    guard(context);
  }
}
