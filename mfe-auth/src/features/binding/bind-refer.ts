import { dropCookie, keepCookie, readCookie } from '@mortar/host/cookies';

const COOKIE = 'bindRefer';
const REFRESH = 'refresh';
/** As long as a code and its grant can last. */
const KEPT_SECONDS = 900;

/** Lets the bind flow that begins here end with a refresh of this page (spec §2, login modal). */
export const keepBindRefer = (): void => keepCookie(COOKIE, REFRESH, KEPT_SECONDS);

/** Whether the bind flow ends with a refresh of the page; asked once, the cookie is gone. */
export function takeBindRefer(): boolean {
  const isRefresh = readCookie(COOKIE) === REFRESH;
  if (isRefresh) dropCookie(COOKIE);
  return isRefresh;
}
