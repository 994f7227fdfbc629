const COOKIE = 'bindRefer';
const REFRESH = 'refresh';
/** As long as a code and its grant can last. */
const KEPT_SECONDS = 900;

/** Lets the bind flow that begins here end with a refresh of this page (spec §2, login modal). */
export function keepBindRefer(): void {
  document.cookie = `${COOKIE}=${REFRESH}; path=/; max-age=${KEPT_SECONDS}; samesite=lax`;
}

/** Whether the bind flow ends with a refresh of the page; asked once, the cookie is gone. */
export function takeBindRefer(): boolean {
  const isRefresh = document.cookie.split('; ').includes(`${COOKIE}=${REFRESH}`);
  if (isRefresh) document.cookie = `${COOKIE}=; path=/; max-age=0`;
  return isRefresh;
}
