import { TOKEN_COOKIE } from '@mortar/protocol/identity';
import { readCookie } from '@mortar/host/cookies';

/**
 * A page that Back brings out of the browser's memory may show what is no longer the visitor's to see (security
 * F4): when the session is another than when the page was left, it is hidden at once and loaded anew.
 */
export function guardRestoredPage(reload: () => void): void {
  let left: string | null = null;
  window.addEventListener('pagehide', () => (left = readCookie(TOKEN_COOKIE)));
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || readCookie(TOKEN_COOKIE) === left) return;
    document.documentElement.hidden = true;
    reload();
  });
}
