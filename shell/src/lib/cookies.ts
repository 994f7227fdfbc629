/** Value of a cookie that scripts may read; null without it. */
export function readCookie(name: string): string | null {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`));
  return pair === undefined ? null : pair.slice(name.length + 1);
}

/** Keeps a cookie of the whole site for so many seconds. */
export function keepCookie(name: string, value: string, seconds: number): void {
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax`;
}

/** Takes a cookie away, whether it was set for secure pages only or not. */
export function dropCookie(name: string): void {
  for (const more of ['', '; secure']) document.cookie = `${name}=; path=/; max-age=0; samesite=lax${more}`;
}
