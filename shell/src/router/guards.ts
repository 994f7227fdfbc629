import { redirect } from 'react-router';

/** What a guard may look at. */
export interface GuardContext {
  signedIn: boolean;
  /** Path with query that was asked for. */
  path: string;
  mobile: boolean;
}

type Guard = (context: GuardContext) => void;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Six random letters: the extra login parameter on desktop (spec §2). */
function loginMark(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** Guards by their names (spec §2). `server` decides before there is any HTML, `updateCookie` has nothing to renew without a session. */
const guards: Record<string, Guard> = {
  authenticated({ signedIn, path, mobile }) {
    if (signedIn) return;
    throw redirect(`/?path=${encodeURIComponent(path)}${mobile ? '' : `&login=${loginMark()}`}`);
  },
  server: () => undefined,
  updateCookie: () => undefined,
};

/** Runs a route's guards in order; one that nobody knows is an error of the site. */
export function runGuards(names: readonly string[], context: GuardContext): void {
  for (const name of names) {
    const guard = Object.hasOwn(guards, name) ? guards[name] : undefined;
    if (!guard) throw new Response('Unknown middleware', { status: 500 });
    guard(context);
  }
}
