import { redirect } from 'react-router';

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

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Six random letters: the extra login parameter on desktop (spec §2). */
function loginMark(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** Home with a path kept; on desktop with an extra login parameter of 6 random letters (spec §2). */
export function signInAddress(path: string, mobile: boolean): string {
  return `/?path=${encodeURIComponent(path)}${mobile ? '' : `&login=${loginMark()}`}`;
}

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
