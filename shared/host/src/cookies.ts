import Cookies from 'js-cookie';

/** Of the whole site, not sent along by another site's forms, and only over TLS where the page came so. */
const attributes = () => ({ path: '/', sameSite: 'lax', secure: location.protocol === 'https:' }) as const;

/** A page that may have no cookies throws at every touch of them; it goes on without. */
function whereAllowed<Result>(touch: () => Result): Result | undefined {
  try {
    return touch();
  } catch {
    return undefined;
  }
}

/** Value of a cookie that scripts may read; null without it. */
export const readCookie = (name: string): string | null => whereAllowed(() => Cookies.get(name)) ?? null;

/** Keeps a cookie for so many seconds. */
export function keepCookie(name: string, value: string, seconds: number): void {
  whereAllowed(() => Cookies.set(name, value, { ...attributes(), 'max-age': String(seconds) }));
}

/** Takes a cookie away, whether it was set for secure pages only or not. */
export function dropCookie(name: string): void {
  for (const secure of [false, true]) whereAllowed(() => Cookies.remove(name, { ...attributes(), secure }));
}
